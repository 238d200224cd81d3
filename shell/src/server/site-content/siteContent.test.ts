import Fastify, { type FastifyInstance } from 'fastify';
import { aSite } from '@forecourt/shared-contracts/testing';
import { siteContent } from './siteContent';

const site = aSite({ slug: 'harbour-motors' });
const request = { host: 'harbour-motors.localhost', protocol: 'https' } as const;
const WARRANTY = { kinds: ['offer'], pages: ['warranty'] };

let backEnd: FastifyInstance;
let hosts: (string | undefined)[];
let respond: () => unknown;
let apiBase: string;
beforeEach(async () => {
  hosts = [];
  respond = () => WARRANTY;
  backEnd = Fastify();
  backEnd.get('/api/written-content', async ({ headers }) => {
    hosts.push(`${String(headers['x-forwarded-proto'])}://${String(headers['x-forwarded-host'])}`);
    return respond();
  });
  apiBase = await backEnd.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => backEnd.close());

async function open(options: { maxAgeMs?: number; waitMs?: number } = {}) {
  const app = Fastify();
  await app.register(siteContent, { apiBase, waitMs: 30_000, ...options });
  return app.siteContent;
}

it('SH-184 requests it from the back end of the site’s host once for all pages of the same moment', async () => {
  const content = await open({ maxAgeMs: 60_000 });
  expect(content.known(site)).toBeNull();
  expect(await Promise.all([content.current(site, request), content.current(site, request)])).toEqual([WARRANTY, WARRANTY]);
  expect(await content.current(site, request)).toEqual(WARRANTY);
  expect(content.known(site)).toEqual(WARRANTY);
  expect(hosts).toEqual(['https://harbour-motors.localhost']);
});

it('SH-184 an old report is requested anew before the next page', async () => {
  const content = await open({ maxAgeMs: 0 });
  await content.current(site, request);
  respond = () => ({ kinds: [], pages: [] });
  expect(await content.current(site, request)).toEqual({ kinds: [], pages: [] });
});

it.each([
  ['fails', () => Promise.reject(new Error('no database'))],
  ['has another shape', () => ({ kinds: 'offer' })],
])('SH-184 the last report holds while the back end %s', async (_what, broken) => {
  const content = await open({ maxAgeMs: 0 });
  await content.current(site, request);
  respond = broken;
  expect(await content.current(site, request)).toEqual(WARRANTY);
});

it('SH-184 a back end that does not respond holds no page for long, and closes nothing', async () => {
  let release = () => undefined as void;
  respond = () => new Promise<object>((resolve) => (release = () => resolve(WARRANTY)));
  const content = await open({ waitMs: 1 });
  expect(await content.current(site, request)).toBeNull();
  release();
});
