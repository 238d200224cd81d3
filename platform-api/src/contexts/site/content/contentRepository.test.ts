import { articlePageSchema } from '@forecourt/shared-contracts/schemas';
import type { Database } from '../../../infrastructure/database/database';
import { openTestPostgres } from '../../../../testing/postgres';
import { createContentRepository, type ContentRepository } from './contentRepository';

let database: Database;
let content: ContentRepository;
beforeAll(async () => {
  database = await openTestPostgres();
  content = createContentRepository(database);
});
afterAll(() => database.close());

const ARTICLE = { id: 1, title: 'An article', slug: 'warranty', category: 'buyer-advice', published_at: '2026-03-01' };
const page = (slug: string, title: string, position = 0) => ({ slug, position, document: { title, html: '' } });

it('stores items by tenant, kind and slug, and lists them by position (PL-043)', async () => {
  await content.save('harbour', 'page', [page('warranty', 'Warranty', 2), page('buying', 'Buying', 1)]);
  await content.save('harbour', 'article', [{ slug: 'warranty', position: 0, document: articlePageSchema.cast(ARTICLE) }]);
  await content.save('river', 'page', [page('warranty', 'River’s warranty')]);
  expect((await content.list('harbour', 'page')).map(({ slug, document }) => [slug, document])).toEqual([
    ['buying', { title: 'Buying', html: '' }],
    ['warranty', { title: 'Warranty', html: '' }],
  ]);
  expect((await content.find('river', 'page', 'warranty'))?.document).toEqual({ title: 'River’s warranty', html: '' });
  expect(await content.find('river', 'page', 'buying')).toBeNull();
  expect(await content.tenants()).toEqual(new Set(['harbour', 'river']));
});

it('replaces the items of one kind and retains the date of unchanged ones', async () => {
  await database.script(`update content_items set updated_at = '2026-01-01T00:00:00Z'`);
  await content.replace('harbour', 'page', [page('warranty', 'Warranty', 2), page('about-us', 'About us', 3)]);
  expect((await content.list('harbour', 'page')).map(({ slug, updatedAt }) => [slug, updatedAt === '2026-01-01T00:00:00Z'])).toEqual([
    ['warranty', true],
    ['about-us', false],
  ]);
  expect(await content.list('harbour', 'article')).toHaveLength(1);
  expect(await content.list('river', 'page')).toHaveLength(1);
});

it('PL-048 stores and returns sanitized markup, and drops items that the schema rejects', async () => {
  await content.save('harbour', 'page', [
    { slug: 'bad', position: 9, document: { title: 'Bad', html: '<p onclick="x()">Words<script>x()</script></p>' } },
  ]);
  expect(await database.query(`select document->>'html' as html from content_items where slug = 'bad'`)).toEqual([
    { html: '<p>Words</p>' },
  ]);
  await database.script(
    `update content_items set document = '{"title": "Bad", "html": "<img src=x onerror=y()>Words"}' where slug = 'bad'`,
  );
  expect((await content.find('harbour', 'page', 'bad'))?.document.html).not.toContain('onerror');
  await database.script(
    `insert into content_items (tenant, kind, slug, document) values ('harbour', 'offer', '7', '{"name": "An offer without id"}')`,
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await content.list('harbour', 'offer')).toEqual([]);
  warn.mockRestore();
});

it('CO-002 omits from a list what is no such document, with one warning that states why', async () => {
  await database.script(`insert into content_items (tenant, kind, slug, document) values
    ('creek', 'offer', '8', '{"name": "An offer without id"}'), ('creek', 'offer', '9', '{"id": 9, "name": "An offer"}'), ('creek', 'offer', '10', '{"id": "ten", "name": "An offer"}')`);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const offers = await content.list('creek', 'offer');
  const warnings = warn.mock.calls;
  warn.mockRestore();
  expect(offers.map(({ slug }) => slug)).toEqual(['9']);
  expect(warnings).toEqual([['2 of 3 offer documents dropped: [0] id must be of type number; [1] id is missing.']]);
});
