import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One response, which the server sends to every request. */
export interface BareResponse {
  headers: Record<string, string>;
  /** Base64 of the body as it is transferred. */
  body: string;
}

/** A server that does nothing but send one response from memory: the most that Node can do for these bytes. */
process.once('message', ({ headers, body }: BareResponse) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
