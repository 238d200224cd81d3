import {
  allCarsPath,
  carPath,
  createLinks,
  locationPath,
  modelPath,
  offerPath,
  type Links,
  type RouteTable,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import type { ContentRepository } from '../content/contentRepository';
import { publishedArticles, visibleOffers } from '../content/visibleContent';
import type { CarAddresses } from '../../vehicles';
import type { MapEntry } from './siteMapXml';

/** The parts of a site map, in the order of its index (AP-007). */
export const MAP_PARTS = ['pages', 'cars', 'models', 'offers', 'locations', 'blog'] as const;
export type MapPart = (typeof MAP_PARTS)[number];

/** Addresses in one file; the protocol allows 50,000. */
export const ENTRIES_A_FILE = 20_000;

export interface MapSources {
  content: ContentRepository;
  carAddresses: CarAddresses;
}

/** The site whose map is requested. */
export interface MappedSite {
  site: SiteConfig;
  /** Its addresses with the deployed releases. */
  routes: RouteTable;
  now: Date;
}

const HOME = '/';

/** Each path once, without those of pages that are not deployed, for which builders lead home. */
function deployedEntries(to: Links, entries: readonly (readonly [path: string | null, lastmod: string | null])[]) {
  const found = new Map(
    entries.filter(
      (entry): entry is readonly [string, string | null] => entry[0] !== null && entry[0] !== HOME && to.routeAt(entry[0]) !== null,
    ),
  );
  return [...found].map(([path, lastmod]) => ({ path, lastmod }));
}

/** Content pages and the site's own lists. */
async function pages({ content }: MapSources, mapped: MappedSite) {
  const { site, now } = mapped;
  const to = createLinks(mapped.routes);
  const written = new Map((await content.list(site.slug, 'page')).map(({ slug, updatedAt }) => [slug, updatedAt]));
  const contentPages = mapped.routes.open.flatMap(({ pattern, params }) => {
    const name = params?.content;
    return name !== undefined && (written.has(name) || Object.hasOwn(site.pages, name))
      ? [[pattern, written.get(name) ?? null] as const]
      : [];
  });
  const offers = await visibleOffers({ content, isPreview: false }, site, now);
  const models = await content.list(site.slug, 'model');
  const articles = await publishedArticles({ content, isPreview: false }, site, now);
  const lists = [
    allCarsPath({ site, to }),
    ...(offers.length > 0 ? [to('search.offers')] : []),
    ...(models.length > 0 ? [to('search.models')] : []),
    ...(articles.length > 0 ? [to('search.blog')] : []),
    to('locations.list'),
    to('forms.contact'),
    to('forms.new-vehicle-enquiry'),
    to('forms.service-enquiry'),
    to('forms.parts-enquiry'),
    to('forms.fleet-enquiry'),
    to('forms.fleet'),
    to('forms.service'),
    to('forms.test-drive'),
    to('forms.careers'),
    to('finance.information'),
    to('navigation.privacy'),
    to('navigation.terms'),
  ];
  return [{ path: HOME, lastmod: null }, ...deployedEntries(to, [...lists.map((path) => [path, null] as const), ...contentPages])];
}

async function entriesOf(sources: MapSources, part: MapPart, page: number, mapped: MappedSite) {
  const { content, carAddresses } = sources;
  const { site, now } = mapped;
  const to = createLinks(mapped.routes);
  if (part === 'cars') {
    const cars = await carAddresses.page(site.slug, page, ENTRIES_A_FILE);
    return deployedEntries(
      to,
      cars.map(({ slug, updatedAt }) => [carPath(to, { slug }), updatedAt]),
    );
  }
  if (page > 1) return [];
  switch (part) {
    case 'pages':
      return pages(sources, mapped);
    case 'models': {
      const models = (await content.list(site.slug, 'model')).filter(({ document }) => document.override_url === null);
      return deployedEntries(
        to,
        models.map(({ document, updatedAt }) => [modelPath(to, document), updatedAt]),
      );
    }
    case 'offers':
      return deployedEntries(
        to,
        (await visibleOffers({ content, isPreview: false }, site, now)).map(({ document, updatedAt }) => [
          offerPath({ site, to }, document),
          updatedAt,
        ]),
      );
    case 'locations':
      return deployedEntries(
        to,
        site.locations.filter(({ visible }) => visible).map((location) => [locationPath({ site, to }, location), null]),
      );
    case 'blog':
      return deployedEntries(
        to,
        (await publishedArticles({ content, isPreview: false }, site, now)).map(({ document, updatedAt }) => [
          to('search.article', { category: document.category, article: document.slug }),
          updatedAt,
        ]),
      );
  }
}

const absolute = (site: SiteConfig, path: string) => new URL(path, site.url).href;

/** One file of the map. */
export async function mapEntries(sources: MapSources, part: MapPart, page: number, mapped: MappedSite): Promise<MapEntry[]> {
  return (await entriesOf(sources, part, page, mapped)).map(({ path, lastmod }) => ({ loc: absolute(mapped.site, path), lastmod }));
}

/** The files of the map that have entries, each with the time of its last change. */
export async function mapFiles(sources: MapSources, mapped: MappedSite): Promise<MapEntry[]> {
  const { site } = mapped;
  const files: MapEntry[] = [];
  const add = (part: MapPart, page: number, lastmod: string | null) =>
    files.push({ loc: absolute(site, `/sitemap.xml?part=${part}&page=${page}`), lastmod });
  for (const part of MAP_PARTS) {
    if (part === 'cars') {
      if (createLinks(mapped.routes).ifDeployed('vehicle.detail', { slug: 'any' }) === null) continue;
      const { count, updatedAt } = await sources.carAddresses.count(site.slug);
      for (let page = 1; (page - 1) * ENTRIES_A_FILE < count; page += 1) add(part, page, updatedAt);
    } else {
      const entries = await entriesOf(sources, part, 1, mapped);
      const last =
        entries
          .flatMap(({ lastmod }) => lastmod ?? [])
          .toSorted()
          .at(-1) ?? null;
      if (entries.length > 0) add(part, 1, last);
    }
  }
  return files;
}
