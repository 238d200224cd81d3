import { ApiError, UNEXPECTED_ERROR, withDeadline, type PlatformApi, type SiteConfig } from '@forecourt/shared-contracts';
import { CHANGE_TAGS, DEPENDS_ON, type ChangeTag } from '@forecourt/shared-contracts/site-changes';
import { searchHostOf } from '../../search-host/searchHost';

/** A response of the back end that is the same for every visitor. */
export interface SharedResponse {
  text: string;
  /** What of the site it depends on; null where it does not say. */
  dependsOn: readonly ChangeTag[] | null;
}

interface ApiOptions {
  /** Origin of the back end, '' for the site's own. */
  base: string;
  headers?: Readonly<Record<string, string>>;
  /** Host of the embedded search endpoint. */
  searchHost: { url: string; protocol: 'http' | 'https' };
  /** Aborts every call except searches, which end at their own timeout. */
  signal?: AbortSignal;
  /** Nothing is read from the browser's cache. */
  isUncached?: boolean;
  /** How long one search may take, milliseconds. */
  searchTimeoutMs?: number;
  /** Gives a response that is known, or loads it; without it each GET is a request. */
  shared?(path: string, load: () => Promise<SharedResponse>): Promise<SharedResponse>;
}

const TIMEOUT_MS = 15_000;

const parsed = (text: string): unknown => (text === '' ? null : JSON.parse(text));
const jsonOf = async (response: Response): Promise<unknown> => parsed(await response.text());

async function sharedResponse(response: Response): Promise<SharedResponse> {
  const named = response.headers
    .get(DEPENDS_ON)
    ?.split(',')
    .map((each) => each.trim());
  return { text: await response.text(), dependsOn: named ? CHANGE_TAGS.filter((tag) => named.includes(tag)) : null };
}

/** A file names its own type. */
const contentOf = (body: unknown): RequestInit =>
  body instanceof Blob ? { body } : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

interface ErrorBody {
  error?: { code?: string; message?: string; fields?: Record<string, string> };
}

/** The HTTP client of the back end; PlatformApi documents its promises and errors. */
export function createApiClient(
  site: SiteConfig,
  { base, headers = {}, searchHost, signal: ownSignal, isUncached = false, searchTimeoutMs = TIMEOUT_MS, shared }: ApiOptions,
): PlatformApi {
  async function call<Body>(
    path: string,
    { read = jsonOf, ...init }: RequestInit & { read?: (response: Response) => Promise<unknown> },
    options: { signal?: AbortSignal; headers?: Readonly<Record<string, string>> } = {},
  ) {
    const request = async (signal: AbortSignal) => {
      const sent = { accept: 'application/json', ...headers, ...init.headers, ...options.headers };
      const response = await fetch(`${base}${path}`, { ...init, ...(isUncached && { cache: 'no-store' }), signal, headers: sent });
      return { response, body: await (response.ok ? read(response) : jsonOf(response)) };
    };
    const { response, body } = await withDeadline(TIMEOUT_MS, request, ownSignal, options.signal).catch((error: unknown) => {
      throw new ApiError(UNEXPECTED_ERROR, 0, 'unreachable', {}, { cause: error });
    });
    if (response.ok) return body as Body;
    const { code = 'unexpected', message = UNEXPECTED_ERROR, fields = {} } = (body as ErrorBody | null)?.error ?? {};
    throw new ApiError(message, response.status, code, fields);
  }

  return {
    async get<Result>(path: string, options?: { signal?: AbortSignal; headers?: Readonly<Record<string, string>> }) {
      if (!shared || options?.headers) return call<Result>(path, { method: 'GET' }, options);
      const load = () => call<SharedResponse>(path, { method: 'GET', read: sharedResponse }, options);
      // Each part of a page has data of its own, which it may change.
      return parsed((await shared(path, load)).text) as Result;
    },
    post: (path, body, options) => call(path, { method: 'POST', ...contentOf(body) }, options),
    delete: (path, options) => call(path, { method: 'DELETE' }, options),
    getFile: (path, options) => call(path, { method: 'GET', headers: { accept: '*/*' }, read: (response) => response.blob() }, options),
    search: {
      appId: site.search_app,
      apiKey: site.search_key,
      ...(site.search_records_key && { recordsKey: site.search_records_key }),
      host: searchHostOf(site, searchHost),
      headers: site.search_app === 'local' ? headers : {},
      timeoutMs: searchTimeoutMs,
    },
  };
}
