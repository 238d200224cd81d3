import { fitsAnything, type SiteFit } from '@forecourt/server-kit';
import { pathFrom } from '@forecourt/shared-contracts/documents';
import { aLocation, aModel, anArticlePage, anOffer, aSite } from '@forecourt/shared-contracts/testing';
import type { Article, Offer, ReviewSet } from '@forecourt/shared-contracts';
import { placedSlots } from '@forecourt/shared-contracts/documents';
import { startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { createContentRepository, type ContentRepository } from './contentRepository';

const NOW = new Date('2026-03-02T20:00:00Z');
const TODAY_IN_PERTH = '2026-03-03';
const yard = aLocation({ id: 11, slug: 'yard', reviews: { average_rating: 4.6, count: 120 } });
const workshop = aLocation({ id: 12, slug: 'workshop', reviews: { average_rating: 4, count: 40 } });
const hidden = aLocation({ id: 13, slug: 'shed', visible: false, reviews: { average_rating: 1, count: 900 } });
const harbour = aSite({
  id: 1,
  slug: 'harbour-motors',
  locations: [yard, workshop, hidden],
  pages: { 'about-us': { title: 'About us', html: '<p onclick="x()">Hello</p>' } },
  switches: { openingHoursTimeZone: 'Australia/Perth', offerExclusionExceptionIds: [4] },
});
const river = aSite({ id: 2, slug: 'river-motors', pages: {} });
const hosted = aSite({ id: 3, slug: 'hosted-motors', pages: {}, search_app: 'APP', search_key: 'key' });

/** As on a site whose remotes have no horoscope. */
const siteFit: SiteFit = {
  ...fitsAnything,
  placementsOf: async (site) =>
    placedSlots(site).flatMap(({ path, slot }) =>
      slot === 'horoscope'
        ? [{ path: [...pathFrom(path), 'slot'], reason: 'horoscope is a slot that no release of this site provides' }]
        : [],
    ),
};

let api: TestApi;
let content: ContentRepository;
beforeAll(async () => {
  api = await startTestApi({ tenants: tenantsOf(harbour, river, hosted), now: () => NOW, siteFit });
  content = createContentRepository(api.database);
});
afterAll(() => api.close());

const get = (url: string, { host = 'harbour-motors.localhost', headers = {} } = {}) =>
  api.app.inject({ url, headers: { host, ...headers } });
const read = async <Answer>(url: string, options: { host?: string } = {}) => (await get(url, options)).json() as Answer;
const statusOf = async (url: string, options: { host?: string } = {}) => (await get(url, options)).statusCode;

it('AP-008 returns the visible locations with hours and reviews', async () => {
  const locations = await read<(typeof yard)[]>('/api/locations');
  expect(locations.map(({ id }) => id)).toEqual([11, 12]);
  expect(locations[0]).toMatchObject({
    contact_detail: { opening_hours: expect.arrayContaining([expect.objectContaining({ weekday: 1 })]) },
    reviews: yard.reviews,
  });
});

it('AP-009 returns special hours from the site’s own today on, in order', async () => {
  const hours = (date: string) => ({
    slug: `${date}-11`,
    position: 0,
    document: { date, status: 'Closed' as const, start_hour: null, end_hour: null, hours: null, location_id: 11, location: null },
  });
  await content.replace('harbour-motors', 'special-hours', [hours('2026-04-03'), hours('2026-03-02'), hours(TODAY_IN_PERTH)]);
  expect((await read<{ date: string }[]>('/api/special-hours')).map(({ date }) => date)).toEqual([TODAY_IN_PERTH, '2026-04-03']);
});

describe('offers', () => {
  const offer = (id: number, over: Partial<Offer> = {}) => ({
    slug: String(id),
    position: id,
    document: {
      id,
      name: `Offer ${id}`,
      description: 'Save <b>now</b>',
      sanitized_description: '<p>Save <b>now</b><script>x()</script></p>',
      disclaimer: '',
      category: 'Finance offer',
      manufacturer: null,
      model: null,
      image_url: null,
      image_or_model_image: { url: null },
      excluded_website_ids: [],
      start_date: null,
      end_date: null,
      ...over,
    },
  });
  beforeAll(() =>
    content.replace('harbour-motors', 'offer', [
      offer(1),
      offer(2, { start_date: '2026-03-01', end_date: TODAY_IN_PERTH }),
      offer(3, { excluded_website_ids: [1] }),
      offer(4, { excluded_website_ids: [1] }),
      offer(5, { end_date: '2026-03-02' }),
      offer(6, { start_date: '2026-03-04' }),
    ]),
  );

  it('AP-010 CO-111 lists those that the site shows today: not excluded, begun and not over', async () => {
    expect((await read<Offer[]>('/api/offers')).map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it('AP-011 returns one, 404 for an unknown or excluded one', async () => {
    expect(await read<Offer>('/api/offers/1')).toMatchObject({
      id: 1,
      description: 'Save now',
      sanitized_description: '<p>Save <b>now</b></p>',
    });
    expect(await Promise.all(['/api/offers/3', '/api/offers/99', '/api/offers/x'].map((url) => statusOf(url)))).toEqual([404, 404, 422]);
    expect(await statusOf('/api/offers/4')).toBe(200);
  });

  it('PL-043 AP-011 another site has none of them', async () => {
    const host = 'river-motors.localhost';
    expect([await read('/api/offers', { host }), await statusOf('/api/offers/1', { host })]).toEqual([[], 404]);
  });
});

describe('models', () => {
  const model = (name: string, body: string) => ({
    slug: name.toLowerCase(),
    position: 0,
    document: {
      name,
      slug: name.toLowerCase(),
      manufacturer_body: body,
      override_url: null,
      image: { url: null },
      cloudfront_new_image_url: null,
      status: 'available',
      manufacturer: 'Toyota',
    },
  });
  beforeAll(() => content.replace('harbour-motors', 'model', [model('Corolla', 'Hatchback'), model('HiAce', 'People Mover')]));

  it('AP-012 lists the range, or the models of one body by word or slug', async () => {
    const namesFor = async (query: string) => (await read<{ name: string }[]>(`/api/models${query}`)).map(({ name }) => name);
    expect([
      await namesFor(''),
      await namesFor('?body=Hatchback'),
      await namesFor('?body=people-mover'),
      await namesFor('?body=ute'),
    ]).toEqual([['Corolla', 'HiAce'], ['Corolla'], ['HiAce'], []]);
  });

  it('AP-013 returns one by its slug, 404 for an unknown one', async () => {
    expect(await read('/api/models/corolla')).toMatchObject({ name: 'Corolla', manufacturer_body: 'Hatchback' });
    expect(await statusOf('/api/models/tarago')).toBe(404);
  });

  it('AP-014 returns the items of the mega menu, each with its category, in the menu’s order', async () => {
    const item = (name: string, category: string, position: number) => ({
      slug: `${category}:${name}`,
      position,
      document: { name, category, slug: name, override_url: null, image_url: null },
    });
    await content.replace('harbour-motors', 'model-menu', [
      item('hiace', 'Utes & Vans', 30),
      item('corolla', 'Hatch & sedans', 10),
      item('corolla', 'Electrified', 50),
    ]);
    expect((await read<{ name: string; category: string }[]>('/api/model-menu')).map(({ name, category }) => [category, name])).toEqual([
      ['Hatch & sedans', 'corolla'],
      ['Utes & Vans', 'hiace'],
      ['Electrified', 'corolla'],
    ]);
  });

  it('AP-014 AP-010 AP-011 nothing leads to a model that the site does not have, unless it has its page elsewhere', async () => {
    const item = (name: string, override_url: string | null = null) => ({
      slug: name,
      position: 0,
      document: { name, category: 'Utes', slug: name, override_url, image_url: null },
    });
    await content.replace('harbour-motors', 'model-menu', [item('corolla'), item('gone'), item('supra', 'https://maker.example/supra')]);
    const offer = (id: number, slug: string, override_url: string | null = null) => ({
      slug: String(id),
      position: id,
      document: { id, name: slug, model: { name: slug, slug, override_url } } as Offer,
    });
    const offers = [offer(1, 'toyota-corolla'), offer(2, 'gone'), offer(3, 'supra', 'https://maker.example/supra')];
    await content.replace('harbour-motors', 'offer', offers);

    expect((await read<{ name: string }[]>('/api/model-menu')).map(({ name }) => name)).toEqual(['corolla', 'supra']);
    expect((await read<Offer[]>('/api/offers')).map(({ model: of }) => of?.slug ?? null)).toEqual(['toyota-corolla', null, 'supra']);
    expect((await read<Offer>('/api/offers/2')).model).toBeNull();
    expect((await read<Offer>('/api/offers/1')).model?.slug).toBe('toyota-corolla');
  });
});

describe('reviews', () => {
  const review = (id: number, location_id: number, date: string, over: Record<string, unknown> = {}) => ({
    slug: String(id),
    position: 0,
    document: {
      id,
      location_id,
      customer_name: 'Priya <i>N.</i>',
      text: 'Good <script>x()</script>people',
      rating: 5,
      created_at_time_ago_in_words: null,
      review_date: date,
      review_date_in_words: null,
      reply_text: 'Thanks',
      reply_date: date,
      reply_date_in_words: null,
      image: { url: null, thumb: { url: null } },
      ...over,
    },
  });
  beforeAll(() =>
    content.replace('harbour-motors', 'review', [
      review(1, 11, '2026-02-10'),
      review(2, 11, '2026-03-03'),
      review(3, 12, '2025-12-01'),
      review(4, 13, '2026-01-01'),
    ]),
  );

  it('AP-015 CO-021 returns the set of one location, newest first, with dates in words', async () => {
    const set = await read<ReviewSet>('/api/reviews?location_id=11');
    expect([set.count, set.average_rating, set.reviews.map(({ id }) => id)]).toEqual([120, '4.6', [2, 1]]);
    expect(set.reviews[1]).toMatchObject({
      customer_name: 'Priya N.',
      text: 'Good people',
      created_at_time_ago_in_words: '3 weeks ago',
      review_date_in_words: '10 Feb 2026',
      reply_date_in_words: '10 Feb 2026',
    });
    expect(set.reviews[1]).not.toHaveProperty('location_id');
  });

  it('AP-015 joins all visible locations without a location, weighted by their counts', async () => {
    const set = await read<ReviewSet>('/api/reviews');
    expect([set.count, set.average_rating, set.reviews.map(({ id }) => id)]).toEqual([160, '4.5', [2, 1, 3]]);
    expect(await read('/api/reviews?location_id=99')).toEqual({ reviews: [], count: 0, average_rating: '' });
  });

  it('AP-016 returns the business profiles', async () => {
    await content.replace('harbour-motors', 'gmb-profile', [
      { slug: 'yard', position: 0, document: { name: 'Yard', review_url: 'https://reviews.example/yard' } },
    ]);
    expect(await read('/api/gmb-profiles')).toEqual([{ name: 'Yard', review_url: 'https://reviews.example/yard' }]);
  });
});

it('AP-017 returns the promo cards with dates and position', async () => {
  const card = (id: number, position: number) => ({
    slug: String(id),
    position,
    document: {
      id,
      title: `Card ${id}`,
      image_url: null,
      link: '/special-offers',
      position,
      start_date: '2026-03-01',
      expiry_date: '2026-03-31',
    },
  });
  await content.replace('harbour-motors', 'promo-card', [card(1, 17), card(2, 8)]);
  expect(
    (await read<{ position: number; expiry_date: string }[]>('/api/promo-cards')).map(({ position, expiry_date }) => [
      position,
      expiry_date,
    ]),
  ).toEqual([
    [8, '2026-03-31'],
    [17, '2026-03-31'],
  ]);
});

describe('blog', () => {
  interface Blog {
    articles: Article[];
    pages: number;
    categories: string[];
  }
  const article = (id: number, published_at: string, category: string) => ({
    slug: `article-${id}`,
    position: 0,
    document: {
      id,
      title: `Article ${id}`,
      slug: `article-${id}`,
      category,
      excerpt: '',
      image_url: null,
      published_at,
      featured: false,
      html: '<p>Body<script>x()</script></p>',
    },
  });
  beforeAll(() =>
    content.replace('harbour-motors', 'article', [
      ...Array.from({ length: 14 }, (_none, index) =>
        article(index + 1, `2026-02-${String(index + 1).padStart(2, '0')}T00:00:00Z`, 'motoring-tips'),
      ),
      article(20, '2026-01-01T00:00:00Z', 'buyer-advice'),
      article(21, '2026-04-01T00:00:00Z', 'buyer-advice'),
    ]),
  );

  it('AP-018 SE-109 lists 12 a page, newest first, without bodies and without what is not out yet', async () => {
    const first = await read<Blog>('/api/blog');
    expect([first.pages, first.articles.length, first.articles[0]?.id]).toEqual([2, 12, 14]);
    expect(first.articles[0]).not.toHaveProperty('html');
    expect((await read<Blog>('/api/blog?page=2')).articles.map(({ id }) => id)).toEqual([2, 1, 20]);
    expect((await read<Blog>('/api/blog?page=3')).articles).toEqual([]);
  });

  it('AP-018 lists one category, empty ones too, and 404 for an unknown one', async () => {
    expect((await read<Blog>('/api/blog?category=buyer-advice')).articles.map(({ id }) => id)).toEqual([20]);
    expect(await read('/api/blog?category=vehicle-reviews')).toMatchObject({ articles: [], pages: 0, featured: [] });
    expect(await statusOf('/api/blog?category=gossip')).toBe(404);
  });

  it('SH-184 names the categories that have articles, whichever is requested', async () => {
    for (const query of ['', '?category=vehicle-reviews'])
      expect((await read<Blog>(`/api/blog${query}`)).categories).toEqual(['buyer-advice', 'motoring-tips']);
  });

  it('AP-019 PL-048 returns an article with its sanitized body, 404 for an unknown or unpublished one', async () => {
    expect(await read('/api/blog/article-1')).toMatchObject({ title: 'Article 1', html: '<p>Body</p>' });
    expect([await statusOf('/api/blog/article-99'), await statusOf('/api/blog/article-21')]).toEqual([404, 404]);
  });
});

it('AP-020 NA-058 PL-048 returns the sections of a stored page, with the HTML of each sanitized', async () => {
  const sections = [
    { type: 'text' as const, title: 'Who we are', html: '<p>Since 1989.<script>1</script></p>' },
    { type: 'slot' as const, slot: 'reviews', props: { locationId: 3 } },
  ];
  await content.save('harbour-motors', 'page', [
    { slug: 'pages/our-history', position: 0, document: { title: 'Our history', html: '', sections } },
  ]);
  expect(await read('/api/pages/pages/our-history')).toEqual({
    title: 'Our history',
    html: '',
    sections: [{ type: 'text', title: 'Who we are', html: '<p>Since 1989.</p>' }, sections[1]],
  });
});

it('NA-058 leaves out the section of a stored page whose slot does not fit what is deployed', async () => {
  const text = { type: 'text' as const, title: '', html: '<p>Since 1989.</p>' };
  const sections = [{ type: 'slot' as const, slot: 'horoscope', props: {} }, text];
  await content.save('harbour-motors', 'page', [{ slug: 'pages/stars', position: 0, document: { title: 'Stars', html: '', sections } }]);
  expect(await read('/api/pages/pages/stars')).toEqual({ title: 'Stars', html: '', sections: [text] });
});

it('AP-020 PL-048 returns pages by path, stored ones before configured ones, both sanitized', async () => {
  await content.replace('harbour-motors', 'page', [
    {
      slug: 'pages/toyota-recalls',
      position: 0,
      document: { title: 'Recalls', html: '<h2>Is yours affected?</h2><iframe src="https://evil.example"></iframe>' },
    },
  ]);
  expect(await read('/api/pages/pages/toyota-recalls')).toEqual({ title: 'Recalls', html: '<h2>Is yours affected?</h2>' });
  expect(await read('/api/pages/pages/toyota-recalls/')).toMatchObject({ title: 'Recalls' });
  expect(await read('/api/pages/about-us')).toEqual({ title: 'About us', html: '<p>Hello</p>' });
  expect(await Promise.all(['/api/pages/unknown', '/api/pages/constructor', '/api/pages/__proto__'].map((url) => statusOf(url)))).toEqual([
    404, 404, 404,
  ]);
});

it.each([
  '/api/locations',
  '/api/special-hours',
  '/api/offers',
  '/api/models',
  '/api/model-menu',
  '/api/reviews',
  '/api/gmb-profiles',
  '/api/promo-cards',
  '/api/blog',
  '/api/pages/about-us',
])('AP-008 AP-020 %s is cached for 60 s and costs no bytes while it stays the same', async (url) => {
  const first = await get(url);
  expect([first.statusCode, first.headers['cache-control'], first.headers.etag]).toEqual([
    200,
    'public, max-age=60',
    expect.stringMatching(/^"[\w-]{27}"$/),
  ]);
  const again = await get(url, { headers: { 'if-none-match': `W/${first.headers.etag}` } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
});

describe('AP-064 what is written for a site', () => {
  const article = (slug: string, published_at: string) => ({ slug, position: 0, document: anArticlePage({ slug, published_at }) });
  const written = (host: string) => read('/api/written-content', { host });

  it('AP-064 names the kinds that have something to show today, and the pages of store and document', async () => {
    expect(await written('river-motors.localhost')).toEqual({ kinds: [], pages: [] });

    const offer = (id: number, over: Partial<Offer>) => ({ slug: String(id), position: 0, document: anOffer({ id, ...over }) });
    await content.save('river-motors', 'offer', [offer(801, { start_date: null, end_date: '2026-03-01' })]);
    await content.save('river-motors', 'article', [article('later', '2026-03-04T00:00:00Z')]);
    await content.save('river-motors', 'model', [{ slug: 'rio', position: 0, document: aModel({ slug: 'rio' }), draft: true }]);
    await content.save('river-motors', 'page', [{ slug: 'warranty', position: 0, document: { title: 'Warranty', html: '<p>Five.</p>' } }]);
    expect(await written('river-motors.localhost')).toEqual({ kinds: [], pages: ['warranty'] });

    await content.save('river-motors', 'offer', [offer(802, { start_date: null, end_date: '2026-03-09' })]);
    await content.save('river-motors', 'article', [article('before', '2026-03-01T00:00:00Z')]);
    await content.save('river-motors', 'model', [{ slug: 'rio', position: 0, document: aModel({ slug: 'rio' }) }]);
    expect(await written('river-motors.localhost')).toEqual({ kinds: ['offer', 'model', 'article'], pages: ['warranty'] });
    expect(await written('harbour-motors.localhost')).toMatchObject({ pages: expect.arrayContaining(['about-us']) });
  });

  it('AP-064 counts on models and products of a site whose index is at Algolia', async () => {
    expect(await written('hosted-motors.localhost')).toEqual({ kinds: ['model', 'product'], pages: [] });
  });
});
