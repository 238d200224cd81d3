import { array, object, string } from 'yup';
import type { ListedContent, WrittenContent } from '@forecourt/shared-contracts/site-routes';

const list = () => array().of(string().required()).required();
const responseSchema = object({ kinds: list(), pages: list() });

/** What the back end of a site says is written for it; rejects where it does not respond in time, or not as expected. */
export async function readWrittenContent(
  apiBase: string,
  { host, protocol, timeoutMs }: { host: string; protocol: string; timeoutMs: number },
): Promise<WrittenContent> {
  const response = await fetch(`${apiBase}/api/written-content`, {
    headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`/api/written-content responds with ${response.status}`);
  const { kinds, pages } = responseSchema.validateSync(await response.json(), { strict: true });
  return { kinds: kinds as ListedContent[], pages };
}
