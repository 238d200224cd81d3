import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { askWire } from '../../checks/wire';
import { startRecordingFront, type RecordingFront } from './recordingFront';

let asked: string[];
let site: Server;
let fronts: RecordingFront[];

beforeEach(async () => {
  asked = [];
  fronts = [];
  site = createServer((request, reply) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    const isPage = request.url === '/search';
    reply
      .writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript', 'content-encoding': 'br', 'x-policy': 'strict' })
      .end(brotliCompressSync(isPage ? '<p>composed</p>' : 'let a;'));
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  await Promise.all(fronts.map((front) => front.close()));
  site.closeAllConnections();
  await new Promise((resolve) => {
    site.close(resolve);
  });
});

async function front(options?: Parameters<typeof startRecordingFront>[1]): Promise<RecordingFront> {
  const started = await startRecordingFront(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, options);
  fronts.push(started);
  return started;
}

it('PL-052 a front asks the site for each address of each tenant once', async () => {
  const { address } = await front();
  for (const host of ['a.localhost', 'a.localhost', 'b.localhost']) expect((await askWire(address, host, '/search')).text).toBe('<p>composed</p>');
  expect(asked).toEqual(['GET a.localhost /search', 'GET b.localhost /search']);
});

it('PL-052 a front changes pages and nothing else', async () => {
  const { address } = await front({ html: (text) => text.replace('composed', 'one build') });
  expect((await askWire(address, 'a.localhost', '/search')).text).toBe('<p>one build</p>');
  expect((await askWire(address, 'a.localhost', '/_shell/a.js')).text).toBe('let a;');
});

it('PL-052 a front has files of its own', async () => {
  const own = { status: 200, headers: { 'content-encoding': 'br' }, body: brotliCompressSync('let b;') };
  const { address } = await front({ file: (path) => (path === '/_shell/b.js' ? own : null) });
  expect((await askWire(address, 'a.localhost', '/_shell/b.js')).text).toBe('let b;');
  expect(asked).toEqual([]);
});
