import { array, object, string } from 'yup';
import { previewCookie } from '../../protocol/previewCookie';
import type { ListedContent, WrittenContent } from '@forecourt/shared-contracts/site-routes';

const list = () => array().of(string().required()).required();
const responseSchema = object({ kinds: list(), pages: list() });

interface Reading {
  host: string;
  protocol: string;
  timeoutMs: number;
  /** The cookie of a preview; without it what everybody sees. */
  preview?: string | null;
}

/** What is written for a site. */
interface Read {
  written: WrittenContent;
  /** The end of the preview, ISO 8601; null where the cookie is none of a preview of this site. */
  previewUntil: string | null;
}

/** What the back end of a site says is written for it; rejects where it does not respond in time, or not as expected. */
export async function readWrittenContent(apiBase: string, { host, protocol, timeoutMs, preview = null }: Reading): Promise<Read> {
  const response = await fetch(`${apiBase}/api/written-content`, {
    headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, ...(preview !== null && { cookie: previewCookie(preview) }) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`/api/written-content responds with ${response.status}`);
  const { kinds, pages } = responseSchema.validateSync(await response.json(), { strict: true });
  return { written: { kinds: kinds as ListedContent[], pages }, previewUntil: response.headers.get('x-preview-until') };
}
