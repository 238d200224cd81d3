import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { fetchTransferSize } from '../../checks/transferSize';
import { startRecordingProxy, type RecordingProxy } from './recordingProxy';

let requests: string[];
let site: Server;
let proxies: RecordingProxy[];

beforeEach(async () => {
  requests = [];
  proxies = [];
  site = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host} ${request.url}`);
    const isPage = request.url === '/search';
    response
      .writeHead(200, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
        'content-encoding': 'br',
        'x-policy': 'strict',
      })
      .end(brotliCompressSync(isPage ? '<p>composed</p>' : 'let a;'));
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  site.closeAllConnections();
  await new Promise((resolve) => {
    site.close(resolve);
  });
});

async function proxy(options?: Parameters<typeof startRecordingProxy>[1]): Promise<RecordingProxy> {
  const started = await startRecordingProxy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, options);
  proxies.push(started);
  return started;
}

it('PL-052 the proxy requests each address of each tenant once', async () => {
  const { address } = await proxy();
  for (const host of ['a.localhost', 'a.localhost', 'b.localhost'])
    expect((await fetchTransferSize(address, host, '/search')).text).toBe('<p>composed</p>');
  expect(requests).toEqual(['GET a.localhost /search', 'GET b.localhost /search']);
});

it('PL-052 the proxy changes HTML pages only', async () => {
  const { address } = await proxy({ html: (text) => text.replace('composed', 'one build') });
  expect((await fetchTransferSize(address, 'a.localhost', '/search')).text).toBe('<p>one build</p>');
  expect((await fetchTransferSize(address, 'a.localhost', '/_shell/a.js')).text).toBe('let a;');
});

it('PL-052 the proxy serves its own files without a request to the site', async () => {
  const own = { status: 200, headers: { 'content-encoding': 'br' }, body: brotliCompressSync('let b;') };
  const { address } = await proxy({ file: (path) => (path === '/_shell/b.js' ? own : null) });
  expect((await fetchTransferSize(address, 'a.localhost', '/_shell/b.js')).text).toBe('let b;');
  expect(requests).toEqual([]);
});
