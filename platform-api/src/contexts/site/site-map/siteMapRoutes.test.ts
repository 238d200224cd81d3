import { XMLParser } from 'fast-xml-parser';
import { linkedRoutes } from '@forecourt/shared-contracts/site-routes';
import { aCar, aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { createContentRepository } from '../content/contentRepository';
import { startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';

const harbour = aSite({
  id: 1,
  slug: 'harbour-motors',
  url: 'https://www.harbour.example',
  manufacturer: { name: 'Toyota', slug: 'toyota' },
  locations: [aLocation({ id: 11, slug: 'yard' }), aLocation({ id: 12, slug: 'shed', visible: false })],
  pages: {},
});
const river = aSite({ id: 2, slug: 'river-motors', url: 'https://river.example', locations: [], pages: {} });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ tenants: tenantsOf(harbour, river), now: () => new Date('2026-03-02T02:00:00Z') });
  const car = (id: number, over: Parameters<typeof aCar>[0]) => ({
    car: aCar({ id, slug: `car-${id}`, updated_at: `2026-03-0${id}T00:00:00Z`, ...over }),
    feedKey: String(id),
    source: 'feed' as const,
  });
  await api.cars.save('harbour-motors', [
    car(1, { status: 'in_stock' }),
    car(2, { status: 'coming_soon' }),
    car(3, { status: 'sold', sold: true, sold_date_timestamp: Date.now() / 1000 }),
    car(4, { status: 'in_stock', show_on_dealer_website: false }),
  ]);
  const content = createContentRepository(api.database);
  await content.save('harbour-motors', 'model', [
    {
      slug: 'hilux',
      position: 0,
      document: {
        name: 'HiLux',
        slug: 'hilux',
        manufacturer_body: 'Ute',
        override_url: null,
        image: { url: null },
        cloudfront_new_image_url: null,
        status: '',
        manufacturer: null,
      },
    },
    {
      slug: 'tundra',
      position: 1,
      document: {
        name: 'Tundra',
        slug: 'tundra',
        manufacturer_body: 'Ute',
        override_url: '/elsewhere',
        image: { url: null },
        cloudfront_new_image_url: null,
        status: '',
        manufacturer: null,
      },
    },
  ]);
  await content.save('harbour-motors', 'offer', [
    {
      slug: '7',
      position: 0,
      document: {
        id: 7,
        name: 'Offer',
        description: '',
        sanitized_description: '',
        disclaimer: '',
        category: '',
        manufacturer: null,
        model: null,
        image_url: null,
        image_or_model_image: { url: null },
        excluded_website_ids: [],
        start_date: null,
        end_date: null,
      },
    },
  ]);
  await content.save('harbour-motors', 'article', [
    {
      slug: 'tyres',
      position: 0,
      document: {
        id: 1,
        title: 'Tyres',
        slug: 'tyres',
        category: 'motoring-tips',
        excerpt: '',
        image_url: null,
        published_at: '2026-01-01',
        featured: false,
        html: '',
      },
    },
  ]);
  await content.save('harbour-motors', 'page', [{ slug: 'warranty', position: 0, document: { title: 'Warranty', html: '' } }]);
});
afterAll(() => api.close());

/** What the shell sends with a request: the routes of the site, here those of some remotes only. */
const routesHeader = (remotes: readonly string[] | undefined) =>
  JSON.stringify(linkedRoutes(deployedRoutes(harbour)).filter(({ name }) => !remotes || remotes.includes(name.split('.')[0] ?? '')));
const get = (url: string, { host = 'harbour-motors.localhost', deployed }: { host?: string; deployed?: readonly string[] } = {}) =>
  api.app.inject({ url, headers: { host, 'x-site-routes': routesHeader(deployed) } });
interface Listed {
  loc: string;
  lastmod?: string;
}
async function listed(url: string, deployed?: readonly string[]): Promise<Listed[]> {
  const { body } = await get(url, { deployed });
  const parsed = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(body) as {
    urlset?: { url: Listed[] };
    sitemapindex?: { sitemap: Listed[] };
  };
  return parsed.urlset?.url ?? parsed.sitemapindex?.sitemap ?? [];
}
const pathsIn = async (part: string, deployed?: readonly string[]) =>
  (await listed(`/sitemap.xml?part=${part}`, deployed)).map(({ loc }) => new URL(loc).pathname);

it('AP-007 PL-061 the site map is an index of its parts with the site’s own URLs and the time of the last change', async () => {
  const files = await listed('/sitemap.xml');
  expect(files.map(({ loc }) => loc)).toEqual(
    ['pages', 'cars', 'models', 'offers', 'locations', 'blog'].map((part) => `https://www.harbour.example/sitemap.xml?part=${part}&page=1`),
  );
  expect(files[1]?.lastmod).toBe('2026-03-02T00:00:00Z');
  expect((await get('/sitemap.xml')).headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=60',
  });
});

it('AP-007 PL-060 lists the cars for sale and no sold or hidden one', async () => {
  expect(await listed('/sitemap.xml?part=cars')).toEqual([
    { loc: 'https://www.harbour.example/cars/car-1', lastmod: '2026-03-01T00:00:00Z' },
    { loc: 'https://www.harbour.example/cars/car-2', lastmod: '2026-03-02T00:00:00Z' },
  ]);
});

it('AP-007 lists models without an override, offers, visible locations, articles and content pages', async () => {
  expect(await pathsIn('models')).toEqual(['/hilux']);
  expect(await pathsIn('offers')).toEqual(['/offers/7']);
  expect(await pathsIn('locations')).toEqual([expect.stringMatching(/\/yard$/)]);
  expect(await pathsIn('blog')).toEqual(['/blog/motoring-tips/tyres']);
  const pages = await pathsIn('pages');
  expect(pages).toEqual(expect.arrayContaining(['/', '/special-offers', '/models', '/blog', '/warranty', '/contact']));
  expect(pages).not.toContain('/buying');
  expect(new Set(pages).size).toBe(pages.length);
});

it('AP-007 lists no page that the deployed releases do not provide', async () => {
  const deployed = ['vehicle', 'forms'];
  expect((await listed('/sitemap.xml', deployed)).map(({ loc }) => loc)).toEqual([
    'https://www.harbour.example/sitemap.xml?part=pages&page=1',
    'https://www.harbour.example/sitemap.xml?part=cars&page=1',
  ]);
  expect(await pathsIn('pages', deployed)).toEqual([
    '/',
    '/contact',
    '/enquiries/new-vehicle-enquiry',
    '/enquiries/service-enquiry',
    '/enquiries/parts-enquiry',
    '/enquiries/fleet-enquiry',
    '/fleet',
    '/service',
    '/book-test-drive',
    '/careers',
  ]);
  expect(await pathsIn('cars', deployed)).toEqual(['/cars/car-1', '/cars/car-2']);
  for (const part of ['models', 'offers', 'locations', 'blog']) {
    expect([part, (await get(`/sitemap.xml?part=${part}`, { deployed })).statusCode]).toEqual([part, 404]);
  }
});

it('AP-007 PL-043 another site lists its own pages only, and a part without entries is 404', async () => {
  const { body } = await get('/sitemap.xml', { host: 'river-motors.localhost' });
  expect(body).not.toContain('harbour');
  expect(body).toContain('part=pages');
  expect(body).not.toContain('part=cars');
  expect((await get('/sitemap.xml?part=cars&page=2')).statusCode).toBe(404);
  expect((await get('/sitemap.xml?part=secrets')).statusCode).toBe(422);
});
