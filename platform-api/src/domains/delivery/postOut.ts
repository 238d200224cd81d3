import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '../../infrastructure/integrations/publicAddress';

export interface OutgoingPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Milliseconds for the whole exchange. */
  timeoutMs: number;
  /** true only in development: plain HTTP and hosts of the own network. */
  allowPrivate: boolean;
  /** Ends the exchange at once. */
  signal?: AbortSignal;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** A receiver's answer does not matter beyond its status; what is longer is cut off. */
const LONGEST_ANSWER = 64 * 1024;

function refusal(url: URL, allowPrivate: boolean): string | null {
  if (allowPrivate) return null;
  if (url.protocol !== 'https:') return `${url.origin} is not https`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? `${host} is no public address` : null;
}

/** Reads to the end of the answer, or as far as matters. */
async function drain(answer: IncomingMessage): Promise<void> {
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) break;
  }
}

/**
 * Posts to an address from a dealer's configuration. Follows no redirect, connects to no private address, waits no longer
 * than the limit. Resolves with any answer; rejects when there is none.
 */
export async function postOut({ url, headers, body, timeoutMs, allowPrivate, signal }: OutgoingPost): Promise<PostAnswer> {
  const target = new URL(url);
  const reason = refusal(target, allowPrivate);
  if (reason) throw new Error(reason);
  const limit = AbortSignal.timeout(timeoutMs);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Forecourt' },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(!allowPrivate && { lookup: publicLookup }),
  };
  const request = target.protocol === 'https:' ? requestSecure : requestPlain;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(target, options, resolve).on('error', reject).end(body);
    });
    await drain(answer);
    return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
  } catch (error) {
    if (limit.aborted) throw new Error(`no answer within ${timeoutMs / 1000} s`, { cause: error });
    throw error;
  }
}
