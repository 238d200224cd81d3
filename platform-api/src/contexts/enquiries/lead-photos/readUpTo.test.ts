import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readUpTo } from './readUpTo';

const MB = 1024 * 1024;

it.each([
  ['a photo of the limit', 12 * MB, 200],
  ['one byte more', 12 * MB + 1, 413],
  ['much more, which is read to its end so that its sender gets the response', 40 * MB, 413],
])('FO-068 reads %s', async (_what, bytes, status) => {
  const server = createServer((request, response) => {
    void readUpTo(request, 12 * MB).then((body) => response.writeHead(body?.length === bytes ? 200 : 413).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: new Uint8Array(bytes) });
    expect(response.status).toBe(status);
  } finally {
    server.close();
  }
});
