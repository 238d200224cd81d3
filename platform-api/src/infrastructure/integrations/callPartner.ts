import { Problem } from '../http/problems';

export interface PartnerCall {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Milliseconds until the partner counts as silent. */
  timeoutMs?: number;
}

export interface PartnerAnswer {
  status: number;
  /** The JSON of the answer, or null where it has none. */
  body: unknown;
}

const TIMEOUT_MS = 8000;
const LONGEST_ANSWER = 1024 * 1024;

/** A partner that failed; the cause is for the log and holds neither the call's body nor its keys. */
export const partnerFailed = (reason: string, cause?: unknown) => new Problem('upstream_failed', undefined, { cause: new Error(reason, { cause }) });

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error(`the answer is longer than ${LONGEST_ANSWER} bytes`);
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
 * Calls a partner's HTTP service. Silence, a broken connection and a redirect reject as upstream_failed (AP-002);
 * every other answer resolves, whatever its status.
 */
export async function callPartner({ url, method = 'POST', headers, body, timeoutMs = TIMEOUT_MS }: PartnerCall): Promise<PartnerAnswer> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: jsonOf(await textOf(response)) };
  } catch (error) {
    throw partnerFailed(`${host} did not answer: ${(error as Error).message}`, error);
  }
}

/** The JSON of a 2xx answer; any other answer rejects as upstream_failed. */
export async function askPartner(call: PartnerCall): Promise<unknown> {
  const { status, body } = await callPartner(call);
  if (status < 200 || status > 299) throw partnerFailed(`${new URL(call.url).host} answered ${status}`);
  return body;
}
