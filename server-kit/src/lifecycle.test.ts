import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import Fastify from 'fastify';
import { addHealthRoutes, listen, StartError } from './lifecycle';

it('rejects with the remedy when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const app = Fastify();

  const refusal = await listen(app, { port, host: '127.0.0.1', variable: 'API_PORT' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect((refusal as Error).message).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port with API_PORT=<port>.`,
  );

  await app.close();
  other.close();
});

it('resolves to the address that it listens on', async () => {
  const app = Fastify();
  const address = await listen(app, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await app.close();
});

it('is alive at once and ready only when nothing is missing', async () => {
  const missing = ['the registry'];
  const app = Fastify();
  const problems: string[] = [];
  addHealthRoutes(app, { missing: () => missing, problems: () => problems });

  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const notReady = await app.inject('/readyz');
  expect([notReady.statusCode, notReady.json()]).toEqual([503, { status: 'not ready', missing: ['the registry'] }]);

  missing.pop();
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);

  problems.push('one site has no search');
  const impaired = await app.inject('/readyz');
  expect([impaired.statusCode, impaired.json()]).toEqual([200, { status: 'ready', problems: ['one site has no search'] }]);

  const strangers = [{ remoteAddress: '203.0.113.9' }, { headers: { 'x-forwarded-for': '203.0.113.9' } }];
  for (const stranger of strangers) expect((await app.inject({ url: '/readyz', ...stranger })).json()).toEqual({ status: 'ready' });
  await app.close();
});

const SLOW_SERVER = `
  import Fastify from 'fastify';
  import { listen, stopOnSignal } from ${JSON.stringify(path.join(__dirname, 'lifecycle.ts'))};
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/slow', async () => {
    console.log('requested');
    await new Promise((resolve) => setTimeout(resolve, 400));
    return 'whole';
  });
  const address = await listen(app, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  stopOnSignal(() => app.close());
  console.log(address);
`;

it.each([
  ['SIGTERM', (server: ChildProcess) => server.kill('SIGTERM')],
  ['SIGINT', (server: ChildProcess) => server.kill('SIGINT')],
  ['the end of the process that forked it', (server: ChildProcess) => server.disconnect()],
] as const)('PL-035 %s finishes the request in flight and exits with code 0', async (_what, end) => {
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SLOW_SERVER], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface({ input: server.stdout as Readable })[Symbol.asyncIterator]();
  const address = (await lines.next()).value as string;

  const response = fetch(`${address}/slow`, { headers: { connection: 'close' } }).then((response) => response.text());
  expect((await lines.next()).value).toBe('requested');
  end(server);

  expect(await response).toBe('whole');
  const [code] = (await once(server, 'exit')) as [number | null];
  expect(code).toBe(0);
});
