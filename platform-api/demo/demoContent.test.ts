import path from 'node:path';
import { BLOG_CATEGORIES, type SiteConfig } from '@forecourt/shared-contracts';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { createContentRepository, type ContentRepository } from '../src/contexts/site';
import { cleanHtml } from '../src/infrastructure/html/cleanHtml';
import { createCarRepository } from '../src/contexts/vehicles';
import type { Database } from '../src/infrastructure/database/database';
import { openTestPostgres } from '../testing/postgres';
import { seedDemoStock } from './seedDemoStock';
import { dealershipKindOf } from './dealershipKind';
import { seedDemoContent } from './seedDemoContent';

const NOW = new Date('2026-03-02T02:00:00Z');
let database: Database;
let content: ContentRepository;
let sites: readonly SiteConfig[];
beforeAll(async () => {
  const tenants = await tenantsFromFolder(path.join(__dirname, '../../shell/tenants'));
  sites = tenants.all();
  tenants.close();
  database = await openTestPostgres();
  await seedDemoStock(database, sites, { now: NOW });
  content = createContentRepository(database);
});
afterAll(() => database.close());

const siteOf = (kind: ReturnType<typeof dealershipKindOf>) => sites.find((site) => dealershipKindOf(site) === kind) as SiteConfig;
const documents = async <Kind extends Parameters<ContentRepository['list']>[1]>(site: SiteConfig, kind: Kind) =>
  (await content.list(site.slug, kind)).map(({ document }) => document);

it('AP-010 every demonstration site has 6 to 12 offers, of this month and of several categories', async () => {
  for (const site of sites) {
    const offers = await documents(site, 'offer');
    expect(offers.length).toBeGreaterThanOrEqual(6);
    expect(offers.length).toBeLessThanOrEqual(12);
    expect(new Set(offers.map(({ category }) => category)).size).toBeGreaterThan(2);
    expect(offers.some(({ description }) => description.length > 200)).toBe(true);
    expect(offers.every(({ image_or_model_image: image }) => image.url !== null)).toBe(true);
    for (const { description } of offers.filter(({ category }) => category === 'Finance offer')) {
      expect(description).toMatch(/% p\.a\. \(comparison rate \d+\.\d+% p\.a\.\)/);
    }
  }
});

it('AP-018 AP-019 every demonstration site has at least 8 articles to read, in every category, 4 of them featured', async () => {
  const titles = new Set<string>();
  for (const site of sites) {
    const articles = await documents(site, 'article');
    expect(articles.length).toBeGreaterThanOrEqual(8);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES.map(({ slug }) => slug)));
    expect(articles.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(4);
    for (const { html, excerpt, title } of articles) {
      expect((html.match(/<p>/g) ?? []).length).toBeGreaterThanOrEqual(3);
      expect([html, excerpt.length > 20]).toEqual([cleanHtml(html), true]);
      titles.add(title);
    }
  }
  expect(titles.size).toBeGreaterThanOrEqual(32);
});

it('AP-012 AP-013 AP-014 dealers of new vehicles have a range with bodies and a menu, the dealer of used cars has none', async () => {
  const toyota = await documents(siteOf('one-brand'), 'model');
  expect(toyota.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['corolla', 'rav4', 'hilux', 'landcruiser-prado', 'hiace']));
  expect(new Set(toyota.map(({ status }) => status))).toEqual(new Set(['available', 'coming_soon', 'discontinued']));
  expect(toyota.filter(({ override_url: elsewhere }) => elsewhere !== null).length).toBeGreaterThan(0);
  expect(new Set((await documents(siteOf('group'), 'model')).map(({ manufacturer }) => manufacturer)).size).toBe(6);
  expect(new Set((await documents(siteOf('caravans'), 'model')).map(({ manufacturer_body: body }) => body))).toEqual(
    new Set(['Caravan', 'Camper Trailer', 'Motorhome']),
  );
  expect(await documents(siteOf('used-cars'), 'model')).toEqual([]);
  const menu = await documents(siteOf('one-brand'), 'model-menu');
  expect([...new Set(menu.map(({ category }) => category))]).toEqual([
    'Hatch & sedans',
    'SUVs & 4WDs',
    'Utes & Vans',
    'GR & performance',
    'Electrified',
    'Upcoming',
    'Discontinued',
  ]);
});

it('AP-010 AP-012 AP-014 pictures of models, menus and offers are of cars that shoppers see', async () => {
  const cars = createCarRepository(database);
  for (const site of sites) {
    const pictures = [
      ...(await documents(site, 'model')).map(({ image }) => image.url),
      ...(await documents(site, 'model-menu')).map(({ image_url: url }) => url),
      ...(await documents(site, 'offer')).map(({ image_or_model_image: image }) => image.url),
    ];
    const ids = pictures.flatMap((url) => (url ? [Number(/^cars\/[\w-]+\/(\d+)\//.exec(url)?.[1])] : []));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of new Set(ids)) expect(await cars.findById(site.slug, id)).toMatchObject({ id });
  }
});

it('SE-102 AP-023 accessories fit models of the range by category and price', async () => {
  for (const kind of ['one-brand', 'group', 'caravans'] as const) {
    const slugs = new Set((await documents(siteOf(kind), 'model')).map(({ slug }) => slug));
    const products = await documents(siteOf(kind), 'product');
    expect(products.length).toBeGreaterThan(15);
    expect(products.flatMap(({ models }) => models).every((slug) => slugs.has(slug))).toBe(true);
    expect(products.filter(({ models }) => models.length === 0)).toEqual([]);
  }
});

it('SE-105 a dealer of used cars has the parts that fit any car', async () => {
  const products = await documents(siteOf('used-cars'), 'product');
  expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining(['All-weather floor mats', 'Wiper blade pair']));
  expect(products.map(({ name }) => name)).not.toContain('Tub liner');
  expect(products.flatMap(({ models }) => models)).toEqual([]);
});

it('AP-015 AP-016 locations with a rating have reviews, and every location has a profile', async () => {
  for (const site of sites) {
    const reviews = await documents(site, 'review');
    const rated = site.locations.filter(({ visible, reviews: known }) => visible && known !== null);
    expect(new Set(reviews.map(({ location_id: id }) => id))).toEqual(new Set(rated.map(({ id }) => id)));
    expect(reviews.some(({ reply_text: reply }) => reply !== null)).toBe(true);
    expect((await documents(site, 'gmb-profile')).length).toBe(site.locations.filter(({ visible }) => visible).length);
  }
});

it('AP-009 AP-017 AP-020 special hours, promo cards and content pages are there', async () => {
  for (const site of sites) {
    expect((await documents(site, 'special-hours')).map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-04-03', '2026-12-25']));
    const active = (await documents(site, 'promo-card')).filter(({ expiry_date: end }) => (end ?? '') > '2026-03-02');
    expect(active.map(({ position }) => position)).toEqual(site.switches.promoCardPositions);
    const pages = await content.list(site.slug, 'page');
    expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['warranty']));
    for (const { document } of pages) expect(document.html).not.toContain('{site}');
  }
  expect(await content.list(siteOf('one-brand').slug, 'page')).toHaveLength(12);
});

it('fills a site once: what its editors wrote since stays', async () => {
  const site = siteOf('one-brand');
  await content.save(site.slug, 'page', [{ slug: 'warranty', position: 0, document: { title: 'Ours', html: '<p>Ours</p>' } }]);
  expect(await seedDemoContent(database, sites, { now: NOW })).toEqual([]);
  expect((await content.find(site.slug, 'page', 'warranty'))?.document.title).toBe('Ours');
});
