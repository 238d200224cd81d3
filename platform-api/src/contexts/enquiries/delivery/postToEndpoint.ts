import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { withDeadline } from '@forecourt/shared-contracts';
import { isPublicAddress, publicLookup } from '../../../infrastructure/integrations/publicAddress';

export interface EndpointPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For the whole exchange. */
  timeoutMs: number;
  /** true only in development: plain HTTP and hosts of the own network. */
  allowPrivate: boolean;
  /** Aborts the exchange. */
  signal?: AbortSignal;
}

export interface EndpointResponse {
  status: number;
  retryAfter: string | undefined;
}

/** Only the status of a response matters; a longer body is not read to its end. */
const MAX_RESPONSE_BYTES = 64 * 1024;

function targetError(url: URL, allowPrivate: boolean): string | null {
  if (allowPrivate) return null;
  if (url.protocol !== 'https:') return `${url.origin} is not https`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? `${host} is no public address` : null;
}

/** Reads the body to its end or to the limit. */
async function drain(response: IncomingMessage): Promise<void> {
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) break;
  }
}

/**
 * Posts to a URL of a dealer's configuration. Follows no redirect and connects to no private address.
 * Resolves with any response; rejects on a timeout or a broken connection.
 */
export async function postToEndpoint({ url, headers, body, timeoutMs, allowPrivate, signal }: EndpointPost): Promise<EndpointResponse> {
  const target = new URL(url);
  const reason = targetError(target, allowPrivate);
  if (reason) throw new Error(reason);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Forecourt' },
    ...(!allowPrivate && { lookup: publicLookup }),
  };
  const request = target.protocol === 'https:' ? requestSecure : requestPlain;
  return withDeadline(
    timeoutMs,
    async (limited) => {
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          request(target, { ...options, signal: limited }, resolve)
            .on('error', reject)
            .end(body);
        });
        await drain(response);
        return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      } catch (error) {
        if (limited.aborted && !signal?.aborted) throw new Error(`no response within ${timeoutMs / 1000} s`, { cause: error });
        throw error;
      }
    },
    signal,
  );
}
