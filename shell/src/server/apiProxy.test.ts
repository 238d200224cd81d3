import { once } from 'node:events';
import { createServer, request as requestOver, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { aSite } from '@forecourt/shared-contracts/testing';
import { describeSite } from '../renderer/describeSite';
import { apiProxy } from './apiProxy';
import { SITES_PLUGIN } from './composition/sites';
import { siteContent } from './site-content/siteContent';
import { SITE_SNAPSHOT_PLUGIN } from './snapshot/siteSnapshot';

const UNAVAILABLE = 'We can not do this at the moment. Please try again in a few seconds.';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,application/xhtml+xml' };

let app: FastifyInstance;
let backEnd: Server;
afterEach(async () => {
  backEnd.close();
  backEnd.closeAllConnections();
  await app.close();
});

/** A back end that responds like this; none: its port refuses connections. */
async function aBackEnd(listener?: RequestListener): Promise<string> {
  backEnd = createServer(listener);
  await new Promise<void>((resolve) => {
    backEnd.listen(0, '127.0.0.1', resolve);
  });
  const { port } = backEnd.address() as AddressInfo;
  if (!listener) await new Promise((resolve) => backEnd.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** Sends requests through the proxy, over HTTP. */
async function proxyOf(apiBase: string) {
  app = Fastify();
  const site = aSite();
  const known = () => describeSite(site, { fonts: {}, styles: [] });
  await app.register(fp(async (each) => void each.decorateRequest('hostSite', { getter: () => site }), { name: SITES_PLUGIN }));
  await app.register(
    fp(async (each) => void each.decorate('siteSnapshot', { active: () => null, known } as unknown as FastifyInstance['siteSnapshot']), {
      name: SITE_SNAPSHOT_PLUGIN,
    }),
  );
  await app.register(siteContent, { apiBase, waitMs: 100 });
  await app.register(apiProxy, { apiBase, timeoutMs: 100 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string, init?: RequestInit) => fetch(`${address}${path}`, init);
}

const FAULTS: Record<string, RequestListener | undefined> = {
  'refuses connections': undefined,
  'breaks the connection': (request) => request.socket.destroy(),
  'accepts and never responds': () => undefined,
};

it.each(Object.entries(FAULTS))('PL-033 a call to a back end that %s is 503 and names no address', async (_what, listener) => {
  const request = await proxyOf(await aBackEnd(listener));
  const cars = await request('/api/cars/latest');
  expect([cars.status, cars.headers.get('retry-after'), cars.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(await cars.json()).toEqual({ error: { code: 'unavailable', message: UNAVAILABLE } });
  const search = await request('/1/indexes/*/queries', { method: 'POST', body: '{"requests":[]}' });
  expect([search.status, await search.json()]).toEqual([503, { message: UNAVAILABLE, status: 503 }]);
  expect((await request('/sitemap.xml')).status).toBe(503);
  expect((await request('/cars/a/view.json')).status).toBe(503);
});

it('PL-033 PL-030 a form without script that cannot be sent leads to a page that explains how to send it', async () => {
  const request = await proxyOf(await aBackEnd());
  const response = await request('/api/leads', { method: 'POST', headers: FORM, body: 'name=Ann' });
  expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type')]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ]);
  const body = await response.text();
  expect(body).toContain('We could not send this</h1>');
  expect(body).toContain('what you typed is still there');
  expect(body).toContain('href="tel:0855501234"');
});

it('PL-033 a large body, which curl announces with Expect, reaches the back end', async () => {
  const apiBase = await aBackEnd((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.end(String(bytes)));
  });
  await proxyOf(apiBase);
  const { port } = app.server.address() as AddressInfo;
  const photo = Buffer.alloc(900_000);
  const sent = requestOver({ port, method: 'POST', path: '/api/leads', headers: { expect: '100-continue', 'content-type': 'text/plain' } });
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.end(photo);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([200, '900000']);
});

it('PL-033 an error of the back end is passed on, and its GET is sent once', async () => {
  let calls = 0;
  const apiBase = await aBackEnd((_request, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '5', 'content-type': 'application/json' }).end('{"error":{"code":"unavailable"}}');
  });
  const response = await (await proxyOf(apiBase))('/api/cars/latest');
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    503,
    '5',
    '{"error":{"code":"unavailable"}}',
  ]);
  expect(calls).toBe(1);
});
