import { Webhook } from 'standardwebhooks';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../../testing/testApi';
import { openTokenService, type TokenService } from '../../../identity';

let api: TestApi;
let tokens: TokenService;
let webhook: { id: string; text: string };
beforeAll(async () => {
  api = await startTestApi();
  tokens = openTokenService(api.database);
  webhook = await tokens.create(HARBOUR.slug, { name: 'CMS', rights: ['content:write'], days: null, signs: true });
});
afterAll(() => api.close());

let count = 0;
const ARTICLE = {
  kind: 'article',
  slug: 'tyres',
  title: 'Tyres',
  category: 'motoring-tips',
  published_at: '2026-03-01',
  markdown: 'Check them.',
};
const saved = (data: object) => ({ type: 'content.saved', timestamp: new Date().toISOString(), data });

interface Sending {
  id?: string;
  at?: Date;
  secret?: string;
  host?: string;
  hook?: string;
  /** Changes the body after it was signed. */
  tampered?: boolean;
}

function send(
  message: object,
  {
    id = `msg_${(count += 1)}`,
    at = new Date(),
    secret = webhook.text,
    host = HARBOUR_HOST,
    hook = webhook.id,
    tampered = false,
  }: Sending = {},
) {
  const body = JSON.stringify(message);
  const signature = new Webhook(secret).sign(id, at, body);
  return api.app.inject({
    method: 'POST',
    url: `/api/operator/v1/webhooks/${hook}`,
    headers: {
      ...{ host, 'content-type': 'application/json', 'webhook-id': id, 'webhook-signature': signature },
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    },
    payload: tampered ? body.replace('Tyres', 'Tires') : body,
  });
}
const articles = async () =>
  ((await api.app.inject({ url: '/api/blog', headers: { host: HARBOUR_HOST } })).json() as { articles: { title: string }[] }).articles.map(
    ({ title }) => title,
  );

it('PL-093 an item that was saved in a CMS is on the site, is changed and removed, each recorded', async () => {
  expect((await send(saved(ARTICLE))).json()).toEqual({ result: 'created' });
  expect(await articles()).toEqual(['Tyres']);
  expect((await send(saved({ ...ARTICLE, title: 'Good tyres' }))).json()).toEqual({ result: 'changed' });
  expect((await send(saved({ ...ARTICLE, title: 'Good tyres' }))).json()).toEqual({ result: 'unchanged' });
  expect((await send({ type: 'content.removed', data: { kind: 'article', slug: 'tyres' } })).json()).toEqual({ result: 'removed' });
  expect(await articles()).toEqual([]);
  expect((await tokens.changes(HARBOUR.slug, 10)).map(({ action, token }) => [action, token === webhook.id])).toEqual([
    ['content.remove', true],
    ['content.change', true],
    ['content.create', true],
  ]);
});

it('PL-093 a message that comes again changes nothing; one that was refused may come again', async () => {
  const id = 'msg_again';
  expect((await send(saved({ ...ARTICLE, titel: 'x' }), { id })).statusCode).toBe(422);
  expect((await send(saved(ARTICLE), { id })).json()).toEqual({ result: 'created' });
  await send({ type: 'content.removed', data: { kind: 'article', slug: 'tyres' } });
  expect((await send(saved(ARTICLE), { id })).json()).toEqual({ result: 'repeated' });
  expect(await articles()).toEqual([]);
});

it.each<[string, () => Sending | Promise<Sending>]>([
  ['signed with another secret', () => ({ secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` })],
  ['changed after it was signed', () => ({ tampered: true })],
  ['an hour old', () => ({ at: new Date(Date.now() - 3_600_000) })],
  ['of a webhook of another tenant', () => ({ host: RIVER_HOST })],
  ['of a webhook that does not exist', () => ({ hook: '0123456789ab' })],
  [
    'of one that was revoked',
    async () => {
      const revoked = await tokens.create(HARBOUR.slug, { name: 'Old', rights: ['content:write'], days: null, signs: true });
      await tokens.revoke(HARBOUR.slug, revoked.id);
      return { hook: revoked.id, secret: revoked.text };
    },
  ],
])('PL-093 a message %s is not accepted', async (_what, sending) => {
  const response = await send(saved(ARTICLE), await sending());
  expect([response.statusCode, response.headers['content-type']]).toEqual([401, 'application/problem+json; charset=utf-8']);
  expect((response.json() as { detail: string }).detail).toMatch(/^Sign the message as Standard Webhooks says/);
});

it.each<[string, object, string]>([
  ['another type', { type: 'content.published', data: ARTICLE }, '/type'],
  ['another kind', saved({ ...ARTICLE, kind: 'post' }), '/data/kind'],
  ['no slug', saved({ ...ARTICLE, slug: 7 }), '/data/slug'],
  ['no data', { type: 'content.saved' }, '/data'],
])('PL-093 a message with %s says so', async (_what, message, pointer) => {
  const response = await send(message);
  expect([response.statusCode, response.json()]).toMatchObject([422, { errors: [{ pointer }] }]);
});

it('PL-093 the secret of a webhook is no token, and a token signs nothing', async () => {
  const asToken = (authorization: string) =>
    api.app.inject({ url: '/api/operator/v1/token', headers: { host: HARBOUR_HOST, authorization } });
  expect((await asToken(`Bearer ${webhook.text}`)).statusCode).toBe(401);
  const bearer = await tokens.create(HARBOUR.slug, { name: 'CMS', rights: ['content:write'], days: null });
  expect((await send(saved(ARTICLE), { hook: bearer.id })).statusCode).toBe(401);
});
