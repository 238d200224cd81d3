import type { Database } from '../../../infrastructure/database/database';
import { openTestPostgres } from '../../../../testing/postgres';
import { createContentRepository } from './contentRepository';
import { openContentService, type ContentService } from './contentService';
import type { AuthoredItem } from './files/authoredItem';
import { readItemFile } from './files/readItemFile';
import { writeItemFile } from './files/writeItemFile';

let database: Database;
let service: ContentService;
beforeAll(async () => {
  database = await openTestPostgres();
  service = openContentService(database, { today: () => '2026-12-10' });
});
afterAll(() => database.close());

const item = (of: Partial<AuthoredItem> & Pick<AuthoredItem, 'kind' | 'slug' | 'document'>): AuthoredItem => ({
  ...{ position: 0, draft: false, visibleFrom: null, visibleUntil: null, markdown: null },
  ...of,
});
const offer = (slug: string, document: object = {}) => item({ kind: 'offer', slug, document: { name: `Offer ${slug}`, ...document } });
const page = (slug: string, of: Partial<AuthoredItem> = {}) =>
  item({ kind: 'page', slug, ...of, document: { title: slug, html: '<p>text</p>', ...of.document } });

it('PL-088 adds, changes and leaves what is unchanged, and says which', async () => {
  expect(await service.import('harbour', { items: [offer('a'), offer('b')] })).toMatchObject({
    added: [
      { kind: 'offer', slug: 'a' },
      { kind: 'offer', slug: 'b' },
    ],
    changed: [],
    unchanged: 0,
  });
  expect(await service.import('harbour', { items: [offer('a', { category: 'Bonus offer' }), offer('b')] })).toMatchObject({
    added: [],
    changed: [{ kind: 'offer', slug: 'a', fields: ['category'] }],
    unchanged: 1,
  });
  expect(await service.list('river')).toEqual([]);
});

it('PL-088 gives an item without an id one that it keeps, and leaves a given one', async () => {
  await service.import('creek', { items: [offer('a'), offer('b', { id: 40 })] });
  await service.import('creek', { items: [offer('c'), offer('a', { category: 'x' })] });
  const ids = (await service.list('creek', ['offer'])).map(({ slug, document }) => [slug, document.id]);
  expect(ids).toEqual([
    ['a', 41],
    ['b', 40],
    ['c', 42],
  ]);
  expect((await createContentRepository(database).findOffer('creek', 42))?.slug).toBe('c');
});

it('PL-088 a dry run says what would change, and changes nothing', async () => {
  const report = await service.import('dune', { items: [offer('a')], dryRun: true });
  expect(report.added).toEqual([{ kind: 'offer', slug: 'a' }]);
  expect(await service.list('dune')).toEqual([]);
});

it('PL-088 removes what is gone with prune only, and most of a kind with pruneMost only', async () => {
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
  await service.import('gorge', { items: slugs.map((slug) => offer(slug)) });
  expect((await service.import('gorge', { items: [offer('a')] })).removed).toEqual([]);

  const most = await service.import('gorge', { items: [offer('a'), offer('b')], prune: ['offer'] });
  expect([most.removed, most.spared]).toEqual([[], [{ kind: 'offer', count: 4, of: 6 }]]);
  expect(await service.list('gorge')).toHaveLength(6);

  const some = await service.import('gorge', { items: slugs.slice(0, 4).map((slug) => offer(slug)), prune: ['offer'] });
  expect(some.removed.map(({ slug }) => slug)).toEqual(['e', 'f']);
  await service.import('gorge', { items: [], prune: ['offer'], pruneMost: true });
  expect(await service.list('gorge')).toEqual([]);
});

it('PL-088 an item that the store refuses does not stop the others', async () => {
  const report = await service.import('hill', { items: [offer('a', { name: '' }), offer('b')] });
  expect(report.refused).toEqual([{ kind: 'offer', slug: 'a', reason: expect.stringContaining('name') as string }]);
  expect((await service.list('hill')).map(({ slug }) => slug)).toEqual(['b']);
});

it('PL-048 PL-088 HTML in Markdown is sanitized as all content is', async () => {
  const { items } = readItemFile({
    path: 'page/a.md',
    text: '---\ntitle: A\n---\n\nHello <img src=x onerror=y()> <script>z()</script>[go](javascript:w())\n',
  });
  await service.import('island', { items: items.map((each) => each.item) });
  const stored = (await createContentRepository(database).find('island', 'page', 'a'))?.document.html ?? '';
  expect(stored).toContain('Hello');
  for (const word of ['onerror', 'script', 'z()', 'w()']) expect(stored).not.toContain(word);
});

it('PL-088 a draft and an item of another day are not on the site', async () => {
  const content = createContentRepository(database, { today: () => '2026-12-10' });
  await service.import('lake', {
    items: [
      page('now'),
      page('draft', { draft: true }),
      page('later', { visibleFrom: '2026-12-11' }),
      page('over', { visibleUntil: '2026-12-09' }),
      page('today', { visibleFrom: '2026-12-10', visibleUntil: '2026-12-10' }),
    ],
  });
  expect((await content.list('lake', 'page')).map(({ slug }) => slug)).toEqual(['now', 'today']);
  expect((await content.listStored('lake', 'page')).map(({ slug }) => slug)).toEqual(['now', 'today']);
  expect(await content.find('lake', 'page', 'draft')).toBeNull();
  expect(await service.list('lake', ['page'])).toHaveLength(5);
});

it('PL-088 what is exported is imported again without a change, also under another tenant', async () => {
  await service.import('mesa', {
    items: [
      offer('a', { description: 'One: "two" & three', end_date: '2026-12-24', model: { name: 'A', slug: 'a' } }),
      page('pages/a', { markdown: '# A\n\ntext\n', document: { html: '<h1>A</h1>\n<p>text</p>\n' } }),
      page('b', { draft: true, position: 4 }),
      item({ kind: 'special-hours', slug: '2026-12-25', document: { date: '2026-12-25', status: 'Closed' } }),
      item({
        kind: 'product',
        slug: 'mats',
        visibleUntil: '2026-12-25',
        document: { name: 'Mats', price: 9.5, categories: ['In', 'Out'] },
      }),
    ],
  });
  const exported = await service.list('mesa');
  const read = exported.map(writeItemFile).map(readItemFile);
  expect(read.flatMap(({ mistakes }) => mistakes)).toEqual([]);
  const items = read.flatMap((each) => each.items.map(({ item: one }) => one));

  const again = await service.import('mesa', { items });
  expect([again.added, again.changed, again.unchanged]).toEqual([[], [], 5]);
  await service.import('copy', { items });
  expect(await service.list('copy')).toEqual(exported);
});

it('PL-088 days from the one of the import, and pictures of cars in stock, are written as words', async () => {
  const report = await service.import('ninety', {
    items: [
      offer('a', { start_date: 'today-3d', end_date: 'today+30d', image_url: 'car:Toyota/Corolla' }),
      page('b', { visibleFrom: 'today' }),
    ],
  });
  expect(report.refused).toEqual([]);
  const [stored, dated] = await service.list('ninety', ['offer', 'page']);
  // Without any car there is no picture.
  expect(stored?.document).toMatchObject({ start_date: '2026-12-07', end_date: '2027-01-09', image_url: '' });
  expect(dated?.visibleFrom).toBe('2026-12-10');
});
