/** A call to the back end that did not succeed; `message` is fit for visitors (AP-002). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly fields: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface CallOptions {
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/**
 * The site's own back end, by path ('/api/cars/some-slug'). The shell gives the implementation:
 * on the server it speaks to platform-api directly, in the browser to the site's own origin.
 * Answers that are not 2xx, not of the expected kind or later than 15 s reject with an ApiError (AP-003).
 */
export interface PlatformApi {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  /** A file instead of JSON, for example a brochure to save (AP-033). */
  getFile(path: string, options?: CallOptions): Promise<Blob>;
  /** Where the search client finds Algolia's protocol: null hosts means Algolia itself (AP-021). */
  readonly search: {
    appId: string;
    apiKey: string;
    host: { url: string; protocol: 'http' | 'https' } | null;
    /** Sent with every search; on the server they name the site, as its host name does in the browser. */
    headers: Readonly<Record<string, string>>;
  };
}
