import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../../../../../testing/testApi';
import { openTokenService } from '../../../identity';
import { openContentService, type ContentService } from '../contentService';
import type { AuthoredItem } from '../files/authoredItem';
import { deleteEndedPreviews } from './previewItems';

const NOW = new Date('2026-03-02T02:00:00Z');
const item = (kind: AuthoredItem['kind'], slug: string, over: Partial<AuthoredItem>): AuthoredItem => ({
  ...{ kind, slug, position: 0, draft: false, visibleFrom: null, visibleUntil: null, markdown: null, document: {} },
  ...over,
});
const offer = (slug: string, name: string, over: Partial<AuthoredItem> = {}) => item('offer', slug, { document: { name }, ...over });

let api: TestApi;
let service: ContentService;
let now = NOW;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  service = openContentService(api.database, { today: () => '2026-03-02', now: () => now });
  await service.import(HARBOUR.slug, {
    items: [
      offer('today', 'Today'),
      offer('draft', 'Draft', { draft: true }),
      offer('later', 'Later', { document: { name: 'Later', start_date: '2026-04-01' } }),
      offer('over', 'Over', { document: { name: 'Over', end_date: '2026-02-01' } }),
      item('page', 'pages/yard', { document: { title: 'The yard', html: '<p>Come in.</p>' }, visibleFrom: '2026-05-01' }),
      item('article', 'tyres', {
        document: { slug: 'tyres', title: 'Tyres', category: 'motoring-tips', published_at: '2026-06-01', html: '<p>Check.</p>' },
      }),
    ],
  });
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => api.close());

const get = (url: string, { cookie, host = HARBOUR_HOST }: { cookie?: string; host?: string } = {}) =>
  api.app.inject({ url, headers: { host, ...(cookie !== undefined && { cookie }) } });
const names = async (cookie?: string) => ((await get('/api/offers', { cookie })).json() as { name: string }[]).map(({ name }) => name);
/** The cookie that a link makes. */
async function opened(key: string): Promise<string> {
  const response = await get(`/api/preview?key=${key}`);
  expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([303, '/', 'no-store']);
  const [cookie = ''] = [response.headers['set-cookie'] ?? ''].flat();
  expect(cookie).toMatch(/; Path=\/; .*HttpOnly.*SameSite=Lax/);
  return cookie.split(';')[0] ?? '';
}

it('PL-099 whoever opens the link sees drafts and what is not published yet; nobody else does', async () => {
  const { key } = await service.preview(HARBOUR.slug, { items: [], hours: 24 });
  const cookie = await opened(key);
  expect([await names(), await names(cookie)]).toEqual([['Today'], ['Draft', 'Later', 'Today']]);
  expect([(await get('/api/pages/pages/yard')).statusCode, (await get('/api/pages/pages/yard', { cookie })).statusCode]).toEqual([
    404, 200,
  ]);
  expect([(await get('/api/blog/tyres')).statusCode, (await get('/api/blog/tyres', { cookie })).statusCode]).toEqual([404, 200]);
  expect((await get('/api/written-content', { cookie })).json()).toEqual({ kinds: ['offer', 'article'], pages: ['pages/yard'] });
});

it('PL-099 what is sent in a preview is stored nowhere, and says until when it is one', async () => {
  const { key, expiresAt } = await service.preview(HARBOUR.slug, { items: [], hours: 1 });
  const { headers } = await get('/api/offers', { cookie: await opened(key) });
  expect([headers['cache-control'], headers.etag, String(headers['x-preview-until']).slice(0, 16)]).toEqual([
    'no-store',
    undefined,
    expiresAt.slice(0, 16),
  ]);
  expect((await get('/api/offers')).headers['cache-control']).toBe('public, max-age=60');
});

it('PL-099 items of an import are in its preview alone, in place of those of the site', async () => {
  const { key, report } = await service.preview(HARBOUR.slug, {
    items: [offer('today', 'Today, cheaper'), offer('new', 'New')],
    hours: 24,
  });
  expect([report.added, report.changed.map(({ slug }) => slug)]).toEqual([[{ kind: 'offer', slug: 'new' }], ['today']]);
  expect(await names(await opened(key))).toEqual(['Draft', 'Later', 'New', 'Today, cheaper']);
  const other = await service.preview(HARBOUR.slug, { items: [], hours: 24 });
  expect([await names(await opened(other.key)), await names()]).toEqual([['Draft', 'Later', 'Today'], ['Today']]);
});

it('PL-099 items of a preview are deleted once it has ended', async () => {
  await api.database.script('delete from content_preview_items');
  await service.preview(HARBOUR.slug, { items: [offer('gone', 'Gone')], hours: 1 });
  await service.preview(HARBOUR.slug, { items: [offer('new', 'New')], hours: 3 });
  await deleteEndedPreviews(api.database, new Date(now.getTime() + 2 * 3_600_000));
  expect(await api.database.query('select slug from content_preview_items')).toEqual([{ slug: 'new' }]);
});

it('PL-099 a link that was changed, of another tenant or that has ended shows nothing', async () => {
  const { key } = await service.preview(HARBOUR.slug, { items: [], hours: 1 });
  const cookie = await opened(key);
  const changed = key.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  for (const [text, host] of [
    [changed, HARBOUR_HOST],
    ['nonsense', HARBOUR_HOST],
    [key, RIVER_HOST],
  ] as const)
    expect((await get(`/api/preview?key=${text}`, { host })).statusCode).toBe(404);
  expect(await names(`preview=${changed}`)).toEqual(['Today']);
  now = new Date(NOW.getTime() + 2 * 3_600_000);
  expect([(await get(`/api/preview?key=${key}`)).statusCode, await names(cookie)]).toEqual([404, await names()]);
});

it('PL-099 the bar leads out: the cookie is gone', async () => {
  const response = await get('/api/preview/end');
  expect([response.statusCode, String(response.headers['set-cookie'])]).toEqual([
    303,
    expect.stringMatching(/^preview=; .*Expires=Thu, 01 Jan 1970/),
  ]);
});

it('PL-099 a program begins a preview with its token', async () => {
  const { text } = await openTokenService(api.database, () => NOW).create(HARBOUR.slug, {
    name: 'CMS',
    rights: ['content:write'],
    days: null,
  });
  const send = (payload: object) =>
    api.app.inject({
      ...{ method: 'POST', url: '/api/operator/v1/content/previews', payload },
      headers: { host: HARBOUR_HOST, authorization: `Bearer ${text}` },
    });
  const response = await send({
    items: [
      { kind: 'offer', slug: 'from-cms', name: 'From the CMS' },
      { kind: 'offer', slug: 'wrong' },
    ],
  });
  const { url, report } = response.json() as { url: string; report: { added: object[]; refused: { slug: string }[] } };
  expect([response.statusCode, report.added, report.refused.map(({ slug }) => slug)]).toEqual([
    201,
    [{ kind: 'offer', slug: 'from-cms' }],
    ['wrong'],
  ]);
  expect(await names(await opened(new URL(url).searchParams.get('key') ?? ''))).toContain('From the CMS');
  expect((await send({ hours: 10_000 })).statusCode).toBe(422);
  expect(RIVER.slug).not.toBe(HARBOUR.slug);
});
