/** The file is not a feed; the message says what it is and what to do. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code = 'invalid_feed';
}

/** A file without a single car: `what` says what it has instead. */
export const noCars = (what: string) =>
  new FeedError(`The file ${what}, so nothing was changed: export the stock again and import that file.`);
