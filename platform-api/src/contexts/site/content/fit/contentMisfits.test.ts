import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { openTestPostgres } from '../../../../../testing/postgres';
import type { Database } from '../../../../infrastructure/database/database';
import { createContentRepository } from '../contentRepository';
import { openContentService, type ContentService } from '../contentService';
import type { AuthoredItem } from '../files/authoredItem';
import { contentProblems } from './contentProblems';

const SITE = aSite({ slug: 'harbour', locations: [aLocation({ id: 31, name: 'Harbour Perth' })] });
const TODAY = '2026-12-10';

let database: Database;
let service: ContentService;
beforeAll(async () => {
  database = await openTestPostgres();
  service = openContentService(database, { today: () => TODAY, siteOf: (tenant) => ({ ...SITE, slug: tenant }) });
});
afterAll(() => database.close());

const item = (kind: AuthoredItem['kind'], slug: string, document: object, over: Partial<AuthoredItem> = {}): AuthoredItem => ({
  ...{ kind, slug, position: 0, draft: false, visibleFrom: null, visibleUntil: null, markdown: null },
  document: { ...document },
  ...over,
});
const RANGER = item('model', 'ranger', { name: 'Ranger', slug: 'ranger' });
const entry = (slug: string) => item('model-menu', slug, { name: 'Ranger', category: 'Utes', slug });
const offer = (over: object = {}) => item('offer', 'summer', { name: 'Summer', model: { name: 'Ranger', slug: 'ranger' }, ...over });

const NO_RANGER = 'ranger is no model of this site: the offer has no link to it';

it('PL-088 an import says which models and locations the site does not have, and imports the items', async () => {
  const { added, misfits } = await service.import('dry', {
    items: [
      RANGER,
      entry('rnager'),
      entry('ranger'),
      item('product', 'mat', { id: 1, name: 'Mat', models: ['ranger', 'rangr'] }),
      item('special-hours', 'a', { date: '2026-12-24', status: 'Closed', location_id: 999 }),
      item('special-hours', 'b', { date: '2026-12-24', status: 'Closed', location_id: 31 }),
      item('review', 'c', { id: 1, rating: 5, location_id: 32 }),
    ],
    dryRun: true,
  });
  expect(added).toHaveLength(7);
  expect(misfits).toEqual([
    {
      ...{ kind: 'model-menu', slug: 'rnager', path: 'slug' },
      reason: 'rnager is no model of this site: the menu leaves the entry out; did you mean ranger?',
    },
    {
      ...{ kind: 'product', slug: 'mat', path: 'models' },
      reason: 'rangr is no model of this site: it is on no page of such a model; did you mean ranger?',
    },
    { kind: 'review', slug: 'c', path: 'location_id', reason: '32 is no location of this site; it has 31 Harbour Perth' },
    { kind: 'special-hours', slug: 'a', path: 'location_id', reason: '999 is no location of this site; it has 31 Harbour Perth' },
  ]);
  expect(await service.list('dry')).toEqual([]);
});

it('PL-088 says what named a model that is removed, and nothing of what the import is not about', async () => {
  await service.import('removed', { items: [RANGER, offer(), entry('other')] });
  const { removed, misfits } = await service.import('removed', { items: [], remove: [{ kind: 'model', slug: 'ranger' }] });
  expect(removed).toEqual([{ kind: 'model', slug: 'ranger' }]);
  expect(misfits).toEqual([{ kind: 'offer', slug: 'summer', path: 'model.slug', reason: NO_RANGER }]);
});

it('PL-088 a model elsewhere, a draft of a model, an offer that is over and hours that are past fit', async () => {
  const { misfits } = await service.import('fits', {
    items: [
      item('model-menu', 'a', { name: 'A', category: 'Utes', slug: 'a', override_url: 'https://maker.example/a' }),
      { ...RANGER, draft: true },
      entry('ranger'),
      entry('toyota-ranger'),
      item('offer', 'over', { name: 'Over', end_date: '2026-12-09', model: { name: 'Old', slug: 'old' } }),
      item('special-hours', 'past', { date: '2026-12-09', status: 'Closed', location_id: 999 }),
    ],
  });
  expect(misfits).toEqual([]);
});

it('PL-088 a preview is compared as it will be', async () => {
  await service.import('preview', { items: [offer()] });
  expect((await service.preview('preview', { items: [RANGER, offer()], hours: 1 })).report.misfits).toEqual([]);
  expect((await service.preview('preview', { items: [offer()], hours: 1 })).report.misfits).toHaveLength(1);
});

it('PL-034 PL-088 names what does not fit each site, and compares again what has changed', async () => {
  const harbour = { ...SITE, slug: 'problems' };
  await service.import('problems', {
    items: [offer(), item('offer', 'draft', { name: 'D', model: { name: 'D', slug: 'd' } }, { draft: true })],
  });
  const problems = contentProblems(createContentRepository(database), () => TODAY);
  const found = [`problems: offer summer: model.slug ${NO_RANGER}`];
  expect(await problems([harbour])).toEqual(found);
  expect(await problems([harbour])).toEqual(found);
  expect(await problems([])).toEqual([]);
  await service.import('problems', { items: [RANGER] });
  expect(await problems([harbour])).toEqual([]);

  const review = (slug: string, id: number) => item('review', slug, { id, rating: 5, location_id: 32 });
  await service.import('problems', { items: [review('a', 1), review('b', 2), review('c', 3)] });
  const reviews = ['problems: review a and 2 more: location_id 32 is no location of this site; it has 31 Harbour Perth'];
  expect(await problems([harbour])).toEqual(reviews);
  const content = createContentRepository(database);
  const failing = { ...content, versions: jest.fn(content.versions) };
  const watched = contentProblems(failing, () => TODAY);
  expect(await watched([harbour])).toEqual(reviews);
  failing.versions.mockRejectedValue(new Error('no database'));
  expect(await watched([harbour])).toEqual(reviews);
});
