import Fastify from 'fastify';
import { aSite } from '@forecourt/shared-contracts/testing';
import { canaried, EMPTY_REGISTRY, promoted, type Registry } from '../../registry';
import { visitorOf } from './visitor';

const stable = promoted('mf-search', '1.0.0')({});
const plain: Registry = { ...EMPTY_REGISTRY, remotes: stable };
const withShare: Registry = { ...EMPTY_REGISTRY, remotes: canaried('mf-search', { version: '2.0.0', percent: 10, tenants: [] })(stable) };
const withTenant: Registry = {
  ...EMPTY_REGISTRY,
  remotes: canaried('mf-search', { version: '2.0.0', percent: 0, tenants: ['hill-cars'] })(stable),
};

const PLAIN = aSite({ url: 'http://harbour-motors.localhost:3000' });

async function visitorFor(registry: Registry, cookie?: string, site = PLAIN) {
  const app = Fastify();
  app.get('/', (request, reply) => reply.send(visitorOf(request, reply, site, registry)));
  const response = await app.inject({ url: '/', headers: cookie ? { cookie } : {} });
  await app.close();
  return {
    visitor: response.json<{ tenant: string; bucket: number | null }>(),
    cookie: response.headers['set-cookie'],
    vary: response.headers.vary,
  };
}

it('PL-008 sets no bucket and no cookie while no remote has a canary by share, so that pages can be cached', async () => {
  for (const registry of [plain, withTenant]) {
    expect(await visitorFor(registry)).toEqual({ visitor: { tenant: 'harbour-motors', bucket: null }, cookie: undefined, vary: undefined });
  }
});

it('PL-008 sets the bucket of a new visitor in an HttpOnly cookie', async () => {
  const { visitor, cookie, vary } = await visitorFor(withShare);
  expect(visitor.bucket).toBeGreaterThanOrEqual(0);
  expect(visitor.bucket).toBeLessThan(100);
  expect(cookie).toBe(`forecourt_bucket=${visitor.bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  expect(vary).toBe('cookie');
});

it('PL-008 reads the bucket of a returning visitor from the cookie', async () => {
  expect(await visitorFor(withShare, 'a=b; forecourt_bucket=42; c=d')).toEqual({
    visitor: { tenant: 'harbour-motors', bucket: 42 },
    cookie: undefined,
    vary: 'cookie',
  });
});

it.each(['forecourt_bucket=420', 'forecourt_bucket=x', 'other_forecourt_bucket=7', 'forecourt_bucket='])(
  'PL-008 replaces an invalid cookie: %s',
  async (cookie) => {
    expect((await visitorFor(withShare, cookie)).cookie).toContain('forecourt_bucket=');
  },
);

it('PL-081 a site whose public address is https has a cookie that no other host can set', async () => {
  const site = aSite({ url: 'https://harbour-motors.example' });
  const { visitor, cookie } = await visitorFor(withShare, undefined, site);
  expect(cookie).toBe(`__Host-forecourt_bucket=${visitor.bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`);
  expect((await visitorFor(withShare, '__Host-forecourt_bucket=42', site)).visitor.bucket).toBe(42);
  expect((await visitorFor(withShare, 'forecourt_bucket=42', site)).cookie).toContain('__Host-forecourt_bucket=');
});
