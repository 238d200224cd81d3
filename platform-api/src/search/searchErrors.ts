/** A failed search call in Algolia's shape {message, status} (AP-029); the client shows no other. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  constructor(
    message: string,
    readonly statusCode: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const wrongKey = () => new SearchError('Invalid Application-ID or API key', 403);
export const unknownIndex = (name: string) => new SearchError(`Index ${name} does not exist`, 404);
/** The client waits for Retry-After and asks again. */
export const stillBuilding = () => new SearchError('The index is being built', 429);
