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
export const methodNotAllowed = () => new SearchError('Method not allowed with this API key', 403);
export const indexNotAllowed = () => new SearchError('Index not allowed with this API key', 403);
export const keyExpired = () => new SearchError('Validity period expired', 403);
export const unknownIndex = (name: string) => new SearchError(`Index ${name} does not exist`, 404);
export const unknownObject = () => new SearchError('ObjectID does not exist', 404);
export const badRequest = (message: string, options?: ErrorOptions) => new SearchError(message, 400, options);
/** The client waits for Retry-After and asks again. */
export const stillBuilding = () => new SearchError('The index is being built', 429);
export const unavailable = () => new SearchError('The search is not available', 503);

/** Stock and content are the truth of their indexes: a write here would be lost with the next restart. */
export const followsTables = (name: string, filledBy: 'stock' | 'content') =>
  badRequest(
    filledBy === 'stock'
      ? `${name} follows the stock: change cars with "forecourt stock import"; copy the index to change a copy`
      : `${name} follows the site's content: change the content; copy the index to change a copy`,
  );
