import Fastify from 'fastify';
import { aSite } from '@forecourt/shared-contracts/testing';
import { canaried, EMPTY_REGISTRY, promoted, type Registry } from '../registry';
import { visitorOf } from './visitor';

const stable = promoted('mf-search', '1.0.0')({});
const plain: Registry = { ...EMPTY_REGISTRY, remotes: stable };
const withShare: Registry = { ...EMPTY_REGISTRY, remotes: canaried('mf-search', { version: '2.0.0', percent: 10, tenants: [] })(stable) };
const withTenant: Registry = { ...EMPTY_REGISTRY, remotes: canaried('mf-search', { version: '2.0.0', percent: 0, tenants: ['hill-cars'] })(stable) };

async function ask(registry: Registry, cookie?: string) {
  const app = Fastify();
  app.get('/', (request, reply) => reply.send(visitorOf(request, reply, aSite(), registry)));
  const answer = await app.inject({ url: '/', headers: cookie ? { cookie } : {} });
  await app.close();
  return { visitor: answer.json<{ tenant: string; bucket: number | null }>(), cookie: answer.headers['set-cookie'], vary: answer.headers.vary };
}

it('PL-008 gives nobody a bucket or a cookie while no remote has a canary by share, so that pages can be cached', async () => {
  for (const registry of [plain, withTenant]) {
    expect(await ask(registry)).toEqual({ visitor: { tenant: 'harbour-motors', bucket: null }, cookie: undefined, vary: undefined });
  }
});

it('PL-008 gives a new visitor a bucket in a cookie that scripts cannot read', async () => {
  const { visitor, cookie, vary } = await ask(withShare);
  expect(visitor.bucket).toBeGreaterThanOrEqual(0);
  expect(visitor.bucket).toBeLessThan(100);
  expect(cookie).toBe(`forecourt_bucket=${visitor.bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  expect(vary).toBe('cookie');
});

it('PL-008 a visitor keeps the bucket', async () => {
  expect(await ask(withShare, 'a=b; forecourt_bucket=42; c=d')).toEqual({ visitor: { tenant: 'harbour-motors', bucket: 42 }, cookie: undefined, vary: 'cookie' });
});

it.each(['forecourt_bucket=420', 'forecourt_bucket=x', 'other_forecourt_bucket=7', 'forecourt_bucket='])('PL-008 a cookie that is none gets a new one: %s', async (cookie) => {
  expect((await ask(withShare, cookie)).cookie).toContain('forecourt_bucket=');
});
