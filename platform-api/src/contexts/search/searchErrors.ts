/** An error in Algolia's format {message, status} (AP-029), which the client reports. */
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

export const invalidApiKey = () => new SearchError('Invalid Application-ID or API key', 403);
export const methodNotAllowed = () => new SearchError('Method not allowed with this API key', 403);
export const indexNotAllowed = () => new SearchError('Index not allowed with this API key', 403);
export const sourceNotAllowed = () => new SearchError('Source not allowed with this API key', 403);
export const apiKeyExpired = () => new SearchError('Validity period expired', 403);
export const indexNotFound = (name: string) => new SearchError(`Index ${name} does not exist`, 404);
export const objectNotFound = () => new SearchError('ObjectID does not exist', 404);
export const badRequest = (message: string, options?: ErrorOptions) => new SearchError(message, 400, options);
/** The client retries after the time in Retry-After. */
export const indexIsBuilding = () => new SearchError('The index is being built', 429);
export const searchUnavailable = () => new SearchError('The search is not available', 503);

/** Indexes of stock and content are rebuilt from their tables: a write here would be lost. */
export const readOnlyIndex = (name: string, dataSource: 'stock' | 'content') =>
  badRequest(
    dataSource === 'stock'
      ? `${name} is built from the stock: change cars with "forecourt stock import"; copy the index to change a copy`
      : `${name} is built from the site's content: change the content; copy the index to change a copy`,
  );
