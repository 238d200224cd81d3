import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { HARBOUR_HOST, startTestApi, type TestApi } from '../../../testing/testApi';

let api: TestApi;
/** A server that closes slow connections soon. */
let impatient: TestApi;
let port: number;
let impatientPort: number;
const listen = async ({ app }: TestApi) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};
beforeAll(async () => {
  [api, impatient] = await Promise.all([startTestApi(), startTestApi({ timeouts: { headersMs: 400, requestMs: 600, checkMs: 50 } })]);
  [port, impatientPort] = await Promise.all([listen(api), listen(impatient)]);
});
afterAll(() => Promise.all([api.close(), impatient.close()]));

const open = async (at = port): Promise<Socket> => {
  const socket = connect(at, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};
async function responseOn(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += (chunk as Buffer).toString();
  return text;
}
const head = (lines: string) => `POST /api/events HTTP/1.1\r\nHost: ${HARBOUR_HOST}\r\nContent-Type: application/json\r\n${lines}\r\n`;
const isAlive = async (at = port) => (await fetch(`http://127.0.0.1:${at}/healthz`)).status === 200;
const SHAPE = /\{"error":\{"code":"validation_failed","message":"Please fix the following errors:"/;

it('AP-002 rejects a 50 MB body at its first bytes, without buffering it', async () => {
  const socket = await open();
  socket.write(head(`Content-Length: ${50 * 1024 * 1024}\r\n`));
  const response = responseOn(socket);
  const chunk = Buffer.alloc(64 * 1024, 'x');
  for (let sent = 0; sent < 800 && socket.writable; sent += 1) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  socket.end();
  expect(await response.catch(() => '')).toMatch(/^HTTP\/1\.1 413 |^$/);
  // What the server does not read stays in the buffers of the connection, some MB at most.
  expect(socket.bytesWritten).toBeLessThan(20 * 1024 * 1024);
  expect(await isAlive()).toBe(true);
});

it('AP-002 rejects a 50 MB body without a length once it is too large', async () => {
  const socket = await open();
  socket.write(head('Transfer-Encoding: chunked\r\n'));
  const response = responseOn(socket);
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  for (let sent = 0; sent < 800 && socket.writable; sent += 1) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  socket.end();
  expect(await response.catch(() => '')).toMatch(/^HTTP\/1\.1 413 |^$/);
  expect(await isAlive()).toBe(true);
});

it('AP-002 closes the connection of a too slow body with 408', async () => {
  const socket = await open(impatientPort);
  socket.write(head('Content-Length: 1000\r\n'));
  const drip = setInterval(() => socket.writable && socket.write('x'), 50);
  const response = await responseOn(socket);
  clearInterval(drip);
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  expect(response).toMatch(SHAPE);
  expect(await isAlive(impatientPort)).toBe(true);
});

it('AP-002 closes the connection of too slow headers', async () => {
  const socket = await open(impatientPort);
  socket.write('GET /healthz HTTP/1.1\r\n');
  const drip = setInterval(() => socket.writable && socket.write('X-A: b\r\n'), 50);
  const response = await responseOn(socket);
  clearInterval(drip);
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
});

it('AP-002 rejects too large headers with 431', async () => {
  const socket = await open();
  socket.write(
    `GET /healthz HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 3000 }, (_none, index) => `X-Bomb-${index}: ${'b'.repeat(20)}\r\n`).join('')}\r\n`,
  );
  const response = await responseOn(socket);
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toMatch(SHAPE);
  expect(await isAlive()).toBe(true);
});

it.each([
  'not http at all\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
  '\u0000\u0001\u0002',
])('AP-002 %j is refused with 400 in the one error shape', async (bytes) => {
  const socket = await open();
  socket.end(bytes);
  const response = await responseOn(socket);
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  expect(response).toMatch(SHAPE);
});

it('AP-002 many half-open connections do not block a visitor', async () => {
  const sockets = await Promise.all(Array.from({ length: 200 }, () => open()));
  for (const socket of sockets) socket.write('POST /api/events HTTP/1.1\r\nHost: x\r\n');
  expect(await isAlive()).toBe(true);
  for (const socket of sockets) socket.destroy();
});
