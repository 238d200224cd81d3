import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that responds to every request with JSON; `respond` decides each time. */
export async function startJsonServer(
  respond: () => { status?: number; body: unknown },
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    const { status = 200, body } = respond();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
