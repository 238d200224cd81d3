/** A call to the back end that did not succeed; `message` is fit for visitors. */
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
 * on the server it calls platform-api directly, in the browser the site's own origin.
 * Responses that are not 2xx, not of the expected type or later than 15 s reject with an ApiError.
 */
export interface PlatformApi {
  get<Result>(path: string, options?: CallOptions): Promise<Result>;
  /** `body` is sent as JSON, a Blob as the file that it is. */
  post<Result>(path: string, body: unknown, options?: CallOptions): Promise<Result>;
  delete(path: string, options?: CallOptions): Promise<void>;
  /** A file instead of JSON, for example a brochure to save. */
  getFile(path: string, options?: CallOptions): Promise<Blob>;
  /** Where the search client finds Algolia's protocol: null hosts means Algolia itself. */
  readonly search: {
    appId: string;
    apiKey: string;
    /** Key of the indexes of models and products, where it is another one. */
    recordsKey?: string;
    host: { url: string; protocol: 'http' | 'https' } | null;
    /** Sent with every search; on the server they name the site, as its host name does in the browser. */
    headers: Readonly<Record<string, string>>;
    /** How long one search may take, in milliseconds; on the server less than the render of a page. */
    timeoutMs: number;
  };
}
