import { allCarsPath, createLinks, type NavigationItem, type SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute } from '@forecourt/shared-contracts/shell';
import { tenantDocuments } from '@forecourt/shared-contracts/contract-kit';
import { resolveSite } from '@forecourt/shared-contracts/documents';
import { deployedRoutes } from '@forecourt/shared-contracts/testing';
import { checkDocument, templateDocument, tenantDocument } from '@forecourt/server-kit';
import { join } from 'node:path';

const folder = join(__dirname, '../../tenants');
const { documents, templates } = tenantDocuments(folder);
const names = Object.keys(documents);
const sites = Object.values(documents).map((document) => resolveSite(document, { templates, warn: () => undefined }));
const each = sites.map((site): [string, SiteConfig] => [site.slug, site]);

/** Landline, freephone and local-rate numbers that the Australian regulator (ACMA) reserves for fiction. */
const FICTION = /^(?:0[2378] (?:5550|7010) \d{4}|1800 160 401|1[38]00 975 7(?:0[789]|1[01]))$/;

/** Everything under a key of this name, at any depth. */
function valuesOf(value: unknown, name: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (name.test(key) ? [inner] : []) : valuesOf(inner, name),
  );
}

const everyLink = (items: readonly NavigationItem[]): string[] => items.flatMap((item) => [item.url, ...everyLink(item.dropdownItems)]);
/** Whether a path has a route other than the model page, whose pattern matches any single word. */
function isOwnPage(site: SiteConfig, path: string): boolean {
  const name = matchRoute(deployedRoutes(site), path)?.route.name;
  return name !== undefined && name !== 'search.model' && name !== 'search.accessories';
}
const repeated = (values: readonly (number | string)[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('PL-034 the four demonstration documents have no mistake', () => {
  expect(names).toHaveLength(4);
  for (const [name, document] of Object.entries(documents))
    expect(checkDocument(JSON.stringify(document), tenantDocument({ name, templates }))).toEqual([]);
});

it('SH-009 SH-010 NA-060 a site of the brand has the values of its template document', () => {
  expect(Object.values(templates).flatMap((template) => checkDocument(JSON.stringify(template), templateDocument))).toEqual([]);
  expect(sites.find(({ template }) => template === 'toyota-dealer')?.switches).toMatchObject({
    searchFilterPreset: 4,
    reserveButtonClass: 'success',
    financeButtonText: 'Finance Enquiry',
    allNewModelPrefix: 'New ',
    sidebarEnabled: false,
    searchBarEnabled: true,
    navOpenMode: 'hover',
    stickyBarVariant: 'scrollReveal',
    cardButtonSet: 'explore',
    findSimilarPresentation: 'modal',
    certifiedStripMake: 'Toyota',
    certifiedToggleEnabled: true,
    serviceAdvantageEnabled: true,
    defaultFinanceInterestRate: 8.5,
    servicePage: 'genuine-service',
    partsPath: '/parts-and-accessories',
  });
});

it('CO-012 no two tenants share an id, a dealership or a location', () => {
  expect(repeated(sites.map((site) => site.id))).toEqual([]);
  expect(repeated(sites.flatMap((site) => site.dealerships.map(({ id }) => id)))).toEqual([]);
  expect(repeated(sites.flatMap((site) => site.locations.map(({ id }) => id)))).toEqual([]);
  expect(repeated(sites.flatMap((site) => site.locations.map(({ slug }) => slug)))).toEqual([]);
});

it.each(each)('CO-013 %s has one primary location, and each belongs to one of its dealerships', (_slug, site) => {
  expect(site.locations.filter(({ primary }) => primary)).toHaveLength(1);
  const dealerships = site.dealerships.map(({ id, slug }) => `${id} ${slug}`);
  for (const location of site.locations) {
    expect(dealerships).toContain(`${location.dealership_id} ${location.dealership_slug}`);
    expect(location.contact_detail.opening_hours.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});

it.each(each)('CO-014 %s opens before it closes on every open day', (_slug, site) => {
  const days = [...site.opening_hours, ...site.locations.flatMap((location) => location.contact_detail.opening_hours)];
  const open = days.filter(({ status }) => status === 'Open');
  const closed = days.filter(({ status }) => status === 'Closed');
  expect(open.filter((day) => !(`${day.open}` < `${day.close}`))).toEqual([]);
  expect(closed.filter((day) => day.open !== null || day.close !== null)).toEqual([]);
});

it.each(each)('%s uses fictional telephone numbers and reserved domains only', (_slug, site) => {
  for (const phone of valuesOf(site, /phone/i)) expect(phone).toMatch(FICTION);
  for (const email of valuesOf(site, /email|complaints/i)) expect(email).toMatch(/^[\w.]+@[a-z-]+\.example$/);
  for (const link of valuesOf(site, /^(?:facebook|instagram|youtube|linkedin|tiktok)_url$/))
    expect(new URL(link).hostname).toMatch(/\.example$/);
});

it.each(each)('every link in the menu of %s matches a route of the site', (_slug, site) => {
  const isPage = (url: string) => isOwnPage(site, new URL(url, 'http://site.example').pathname);
  // A brand's dealer site takes the bookings of its service page, see NA-021.
  const isElsewhere = (url: string) => url.startsWith('{host}/') || (url === '/genuine-service' && site.switches.baseDomain !== null);
  const inside = everyLink(site.navigation).filter((url) => !isElsewhere(url));
  expect(inside.length).toBeGreaterThan(8);
  expect(inside.filter((url) => !isPage(url))).toEqual([]);
});

it.each(each)('the menu of %s links to its own locations only', (_slug, site) => {
  const named = everyLink(site.navigation).flatMap((url) => /^\/(?:our-location|locations|contact-us)\/([^/?]+)/.exec(url)?.[1] ?? []);
  const slugs = site.locations.map(({ slug }) => slug);
  expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it.each(each)('the default search path of %s matches a route', (_slug, site) => {
  const start = allCarsPath({ site, to: createLinks(deployedRoutes(site)) });
  expect(isOwnPage(site, start)).toBe(true);
});

it.each(each)('PL-039 the opt-in of %s is not preselected', (_slug, site) => {
  expect(site.switches.optInDefault).toBe(false);
});

it('no two demonstration sites share a brand colour, heading font or hero style', () => {
  for (const seed of ['brand', 'headingFont', 'heroStyle'] as const) expect(repeated(sites.map(({ theme }) => theme[seed]))).toEqual([]);
});

it('the demonstration sites use all four finance variants', () => {
  expect(sites.map(({ switches }) => switches.financeVariant).toSorted()).toEqual([
    'ageLimited',
    'inStock',
    'manufacturerMonthly',
    'weekly',
  ]);
});
