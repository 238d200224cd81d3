import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests an address of a server with a host of the caller's choice, which fetch() does not send. */
export async function getFrom(
  address: string | undefined,
  path: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<ReceivedResponse> {
  const [response] = (await once(get(`${address}${path}`, { headers: { ...headers, host } }), 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
