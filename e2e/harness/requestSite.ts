import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { arrayBuffer } from 'node:stream/consumers';

interface RequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Status codes of responses without a body, which the Response of the platform does not take one for. */
const WITHOUT_BODY = [204, 304];

/** Requests an address of a host from a server on this machine; follows no redirect. fetch() sends no Host header of a caller's choice. */
export async function requestSite(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Response> {
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { accept: '*/*', ...headers, host } });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const status = incoming.statusCode ?? 0;
  const received = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) for (const value of values ?? []) received.append(name, value);
  const content = await arrayBuffer(incoming);
  return new Response(WITHOUT_BODY.includes(status) ? null : content, { status, headers: received });
}
