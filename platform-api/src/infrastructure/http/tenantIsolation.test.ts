import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { aCar, aLead, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { createContentRepository } from '../../contexts/site';
import { seededRandom } from '../../../demo/random';
import { signIn } from '../../../testing/signIn';
import { startTestApi, tenantsOf, type TestApi } from '../../../testing/testApi';
import { isFullRun, seedFrom } from '../../../testing/testScope';

const REQUESTS = isFullRun ? 10_000 : 1_000;
const SEED = seedFrom('ISOLATION_SEED');
const AT_ONCE = 32;

/** A site whose every word carries its mark, so that any word of it can be recognized on the other. */
interface Marked {
  site: SiteConfig;
  mark: string;
  host: string;
  firstId: number;
  cookie: string;
  userId: number;
  leadId: string;
  leadKey: string;
  etag: string;
}

const markedSite = (id: number, slug: string, mark: string): SiteConfig =>
  aSite({
    id,
    slug,
    name: mark,
    url: `https://${mark}.example`,
    search_key: `${mark}-key`,
    locations: [aLocation({ id: id * 100 + 1, slug: `${mark}-yard`, name: `${mark} yard` })],
    pages: {},
    switches: { youxQuoteEnabled: true, reserveEnabled: true, watchlistEnabled: true, favouritesEnabled: true },
  });

let api: TestApi;
let harbour: Marked;
let river: Marked;

async function fill(site: SiteConfig, mark: string, phone: string): Promise<Marked> {
  const host = `${site.slug}.localhost`;
  const firstId = site.id * 1000;
  const cars = [1, 2, 3].map((index) =>
    aCar({
      id: firstId + index,
      slug: `${mark}-car-${index}`,
      name: `${mark} car`,
      make: mark,
      model: `${mark} model`,
      dealercomments: `${mark} comments`,
      stocknum: `${mark}${index}`,
    }),
  );
  await api.cars.save(
    site.slug,
    cars.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })),
  );
  const content = createContentRepository(api.database);
  await content.save(site.slug, 'page', [{ slug: `${mark}-page`, position: 0, document: { title: mark, html: `<p>${mark}</p>` } }]);
  await content.save(site.slug, 'article', [
    {
      slug: `${mark}-article`,
      position: 0,
      document: {
        id: 1,
        title: mark,
        slug: `${mark}-article`,
        category: 'motoring-tips',
        excerpt: mark,
        image_url: null,
        published_at: '2026-01-01',
        featured: true,
        html: `<p>${mark}</p>`,
      },
    },
  ]);
  await content.save(site.slug, 'offer', [
    {
      slug: String(firstId),
      position: 0,
      document: {
        id: firstId,
        name: mark,
        description: mark,
        sanitized_description: mark,
        disclaimer: mark,
        category: '',
        manufacturer: mark,
        model: null,
        image_url: null,
        image_or_model_image: { url: null },
        excluded_website_ids: [],
        start_date: null,
        end_date: null,
      },
    },
  ]);
  const leadKey = randomUUID();
  const lead = await api.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host, 'idempotency-key': leadKey },
    payload: { ...aLead(), name: mark, message: mark },
  });
  const cookie = await signIn(api, phone, host);
  await api.app.inject({
    method: 'POST',
    url: '/api/watchlist/save-car',
    headers: { host, cookie },
    payload: { phone_number: phone, car_id: firstId + 1 },
  });
  const session = (await api.app.inject({ url: '/api/session', headers: { host, cookie } })).json() as { user: { id: number } };
  const { etag = '' } = (await api.app.inject({ url: '/api/blog', headers: { host } })).headers;
  return {
    site,
    mark,
    host,
    firstId,
    cookie,
    userId: session.user.id,
    leadId: (lead.json() as { lead_id: string }).lead_id,
    leadKey,
    etag: String(etag),
  };
}

beforeAll(async () => {
  const [one, other] = [markedSite(1, 'harbour-motors', 'harbourmark'), markedSite(2, 'river-motors', 'rivermark')];
  api = await startTestApi({ tenants: tenantsOf(one, other) });
  harbour = await fill(one, 'harbourmark', '0412345678');
  river = await fill(other, 'rivermark', '0498765432');
  await api.app.searchIndexes.sync();
});
afterAll(() => api.close());

type Template = (
  here: Marked,
  there: Marked,
  pick: (low: number, high: number) => number,
) => Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> };

/** Calls on one site with everything that belongs to the other: ids, slugs, cookies, keys, tags, host headers. */
const TEMPLATES: readonly Template[] = [
  (_here, there, pick) => ({ url: `/api/cars/${there.mark}-car-${pick(1, 3)}` }),
  (_here, there, pick) => ({ url: `/api/cars?id=${there.firstId + pick(1, 3)}` }),
  (_here, there, pick) => ({ url: `/api/cars/${there.mark}-car-${pick(1, 3)}/similar` }),
  (_here, there, pick) => ({ url: `/api/cars/${there.firstId + pick(1, 3)}/finance-disclaimer` }),
  (_here, there, pick) => ({ url: `/api/cars/${there.mark}-car-${pick(1, 3)}/brochure.pdf` }),
  (_here, there, pick) => ({ url: `/cars/${there.mark}-car-${pick(1, 3)}/view.json?photos_count=0` }),
  (_here, there, pick) => ({ url: `/images/w_64,q_50/cars/${there.site.slug}/${there.firstId + pick(1, 3)}/side.webp` }),
  () => ({ url: '/api/cars/latest' }),
  (_here, there) => ({ url: `/api/offers/${there.firstId}` }),
  () => ({ url: '/api/offers' }),
  (_here, there) => ({ url: `/api/blog/${there.mark}-article` }),
  (_here, there) => ({ url: '/api/blog', headers: { 'if-none-match': there.etag } }),
  (_here, there) => ({ url: `/api/pages/${there.mark}-page` }),
  (_here, there) => ({ url: `/api/reviews?location_id=${there.site.id * 100 + 1}` }),
  () => ({ url: '/api/locations' }),
  () => ({ url: '/sitemap.xml?part=cars' }),
  () => ({ url: '/sitemap.xml?part=blog' }),
  (_here, there) => ({ url: '/api/session', headers: { cookie: there.cookie } }),
  (_here, there) => ({ url: '/api/watchlist', headers: { cookie: there.cookie } }),
  (here) => ({ url: '/api/watchlist', headers: { cookie: here.cookie } }),
  (_here, there) => ({ url: '/api/account/quotes', headers: { cookie: there.cookie } }),
  (here) => ({ url: '/api/account/quotes', headers: { cookie: here.cookie } }),
  (here, there, pick) => ({
    method: 'POST',
    url: '/api/account/quotes',
    headers: { cookie: here.cookie },
    payload: { car_id: there.firstId + pick(1, 3) },
  }),
  (_here, there, pick) => ({
    method: 'POST',
    url: '/api/watchlist/save-car',
    headers: { cookie: there.cookie },
    payload: { phone_number: '0412345678', car_id: there.firstId + pick(1, 3) },
  }),
  (here, there, pick) => ({
    method: 'POST',
    url: '/api/watchlist/save-car',
    headers: { cookie: here.cookie },
    payload: { phone_number: here.site.id === 1 ? '0412345678' : '0498765432', car_id: there.firstId + pick(1, 3) },
  }),
  (_here, there) => ({
    method: 'POST',
    url: '/api/watchlist/remove-car',
    headers: { cookie: there.cookie },
    payload: { phone_number: '0498765432', car_id: there.firstId + 1 },
  }),
  (_here, there) => ({
    method: 'POST',
    url: `/api/leads/${there.leadId}/attributes`,
    payload: { category: 'General Enquiry', attributes: { x: 'stolen' } },
  }),
  (_here, there) => ({
    method: 'POST',
    url: '/api/reservations',
    payload: { car_id: there.firstId + 1, lead_id: there.leadId, processor: 'test', payment_token: 'x' },
  }),
  (_here, there) => ({
    method: 'POST',
    url: '/api/leads',
    headers: { 'idempotency-key': there.leadKey },
    payload: { name: 'x', lead_id: there.leadId },
  }),
  (_here, there) => ({
    method: 'POST',
    url: '/1/indexes/Car_production/query',
    headers: { 'x-algolia-api-key': there.site.search_key },
    payload: { query: '' },
  }),
  (here, there) => ({
    method: 'POST',
    url: '/1/indexes/Car_production/query',
    headers: { 'x-algolia-api-key': here.site.search_key },
    payload: { query: there.mark },
  }),
  (here) => ({
    method: 'POST',
    url: '/1/indexes/*/queries',
    headers: { 'x-algolia-api-key': here.site.search_key },
    payload: { requests: [{ indexName: 'Car_production', facets: ['*'] }] },
  }),
  (here, there) => ({
    method: 'POST',
    url: '/1/indexes/Car_production/objects',
    headers: { 'x-algolia-api-key': here.site.search_key },
    payload: { requests: [{ indexName: 'Car_production', objectID: String(there.firstId + 1) }] },
  }),
  // What a visitor writes into the headers of proxies changes nothing.
  (_here, there, pick) => ({
    url: `/api/cars/${there.mark}-car-${pick(1, 3)}`,
    remoteAddress: '203.0.113.7',
    headers: { 'x-forwarded-host': there.host, 'x-website-id': String(there.site.id) },
  }),
];

it(`PL-043 ${REQUESTS} requests with swapped ids, cookies, keys, tags and hosts reveal nothing of the other site (ISOLATION_SEED=${SEED})`, async () => {
  const random = seededRandom(SEED);
  const leaks: string[] = [];
  let responses = 0;
  let ownWords = 0;
  const sendOne = async () => {
    const [here, there] = random.boolean(0.5) ? [harbour, river] : [river, harbour];
    // Brochures and images are drawn; a share of them is enough.
    const template = random.pick(TEMPLATES);
    const { headers, ...request } = template(here, there, (low, high) => random.whole(low, high));
    const response = await api.app.inject({ ...request, headers: { host: here.host, ...headers } });
    if (response.statusCode < 400) responses += 1;
    const said = JSON.stringify(response.headers) + response.body;
    if (response.body.includes(here.mark)) ownWords += 1;
    // An error may repeat the request; a response may not, except for the words of the search itself.
    const foreignText = said.replaceAll(`"query":"${there.mark}"`, '').replaceAll(`query=${there.mark}`, '');
    const isLeak = foreignText.includes(there.mark) && response.statusCode < 400;
    const isShared = response.statusCode === 304 || response.statusCode >= 500;
    if (isLeak || isShared)
      leaks.push(`${response.statusCode} ${request.method ?? 'GET'} ${String(request.url)}: ${foreignText.slice(0, 300)}`);
  };
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, sendOne));
  expect(leaks.slice(0, 5)).toEqual([]);
  // The site’s own words were there to be seen, so the other’s would have been.
  expect([responses > REQUESTS / 10, ownWords > REQUESTS / 10]).toEqual([true, true]);
}, 180_000);

it('PL-043 PL-044 those requests change nothing there: leads, watchlists, sessions and holds', async () => {
  const rows = (sql: string) => api.database.query(sql);
  expect(await rows(`select * from lead_attributes where attributes::text like '%stolen%'`)).toEqual([]);
  expect(await rows('select tenant, count(*)::int as count from leads group by tenant order by tenant')).toEqual([
    { tenant: 'harbour-motors', count: 1 },
    { tenant: 'river-motors', count: 1 },
  ]);
  for (const { host, cookie, firstId } of [harbour, river]) {
    expect((await api.app.inject({ url: '/api/watchlist', headers: { host, cookie } })).json()).toEqual({ car_ids: [firstId + 1] });
  }
  for (const [here, there] of [
    [harbour, river],
    [river, harbour],
  ] as const) {
    expect((await api.app.inject({ url: '/api/session', headers: { host: here.host, cookie: there.cookie } })).json()).toEqual({
      user: null,
    });
    expect((await api.app.inject({ url: '/api/watchlist', headers: { host: here.host, cookie: there.cookie } })).statusCode).toBe(401);
  }
});

it('PL-043 AP-042 the same key on two sites creates two leads', async () => {
  const key = randomUUID();
  const send = async ({ host }: Marked) =>
    (await api.app.inject({ method: 'POST', url: '/api/leads', headers: { host, 'idempotency-key': key }, payload: aLead() })).json() as {
      lead_id: string;
    };
  expect((await send(harbour)).lead_id).not.toBe((await send(river)).lead_id);
});
