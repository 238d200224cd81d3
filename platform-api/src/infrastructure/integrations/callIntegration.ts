import { Problem } from '../http/problems';

export interface IntegrationRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs?: number;
}

export interface IntegrationResponse {
  status: number;
  /** The JSON of the response, null where it has none. */
  body: unknown;
}

const TIMEOUT_MS = 8000;
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** An integration that failed; the cause is for the log and holds neither the request's body nor its keys. */
export const integrationFailed = (reason: string, cause?: unknown) =>
  new Problem('upstream_failed', undefined, { cause: new Error(reason, { cause }) });

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new Error(`the response is longer than ${MAX_RESPONSE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Sends a request to an outside HTTP service. A timeout, a broken connection and a redirect reject as upstream_failed;
 * every response resolves, whatever its status.
 */
export async function requestIntegration({
  url,
  method = 'POST',
  headers,
  body,
  timeoutMs = TIMEOUT_MS,
}: IntegrationRequest): Promise<IntegrationResponse> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: jsonOf(await textOf(response)) };
  } catch (error) {
    throw integrationFailed(`${host} did not respond: ${(error as Error).message}`, error);
  }
}

/** The JSON of a 2xx response; any other response rejects as upstream_failed. */
export async function callIntegration(request: IntegrationRequest): Promise<unknown> {
  const { status, body } = await requestIntegration(request);
  if (status < 200 || status > 299) throw integrationFailed(`${new URL(request.url).host} responded with ${status}`);
  return body;
}
