import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, check, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { matchRoutes } from 'react-router';
import { matchRoute, siteRoutes, type SiteConfig, type Switches } from '@forecourt/shared-contracts';
import { resolveSite } from '@forecourt/shared-contracts/schemas';
import { aSite, SPEC_ADDRESSES } from '@forecourt/shared-contracts/testing';

const folder = join(__dirname, '../../tenants');
const documentOf = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
const sites = readdirSync(folder).map((file) => resolveSite(documentOf(file)));

/** What SH-113 says: which switches must be on for which items. */
const NEEDS: readonly (readonly [from: number, to: number, ...switches: (keyof Switches)[]])[] = [
  [25, 28, 'tradeInEnabled'],
  [44, 44, 'watchlistEnabled', 'favouritesEnabled'],
  [45, 45, 'favouritesEnabled'],
  [46, 46, 'compareEnabled'],
  [81, 85, 'financeEnabled'],
  [103, 107, 'garageEnabled'],
  [108, 108, 'spinToWinEnabled'],
  [109, 109, 'onlinePaymentEnabled'],
];
function isOn(id: string, { switches }: SiteConfig): boolean {
  const number = Number(id.slice(3));
  return NEEDS.filter(([from, to]) => from <= number && number <= to).every(([, , ...names]) => names.every((name) => switches[name] === true));
}

/** The id of the page that the browser's own router finds, or null. */
function routedPage(site: SiteConfig, path: string): string | null {
  const { open, closed } = siteRoutes(site);
  const routes = [...open.map((route) => ({ id: route.key, path: route.pattern })), ...closed.map(({ key, pattern }) => ({ id: `closed ${key}`, path: pattern })), { id: 'unknown', path: '*' }];
  const found = matchRoutes(routes, path)?.at(-1)?.route.id;
  return open.find(({ key }) => key === found)?.page ?? null;
}

describe('SH-018…109 every address shows its page where it is on, and nothing where it is off', () => {
  it.each(SPEC_ADDRESSES)('%s %s on the four sites (%s, %s)', (id, address, remote, page) => {
    for (const site of sites) {
      const { pathname } = new URL(address, site.url);
      const shown = matchRoute(site, pathname)?.route ?? null;
      expect([site.slug, shown && { remote: shown.remote, page: shown.page }]).toEqual([site.slug, isOn(id, site) ? { remote, page } : null]);
      expect([site.slug, routedPage(site, pathname)]).toEqual([site.slug, isOn(id, site) ? page : null]);
    }
  });
});

it('SH-001 one table serves sites with different pages', () => {
  const counts = sites.map((site) => siteRoutes(site).open.length);
  expect(new Set(counts).size).toBeGreaterThan(1);
});

it('CO-138 server and browser find the same page at any address', () => {
  const site = aSite({ routes: [{ route: 'SH-060', also: ['/yards/all'] }, { route: 'SH-020', pattern: '/stock/:slug' }] });
  const word = oneof(constantFrom('cars', 'search', 'blog', 'accessories', 'models', 'toyota-yaris', 'offers', 'compare', 'Contact', 'stock', 'yards', 'all', 'trade-in'), string({ minLength: 1, maxLength: 4 }));
  const address = tuple(array(word, { maxLength: 4 }), constantFrom('', '/')).map(([words, end]) => `/${words.map((each) => encodeURIComponent(each)).join('/')}${end}`);
  const agree = (path: string) => {
    const routed = routedPage(site, path);
    const matched = matchRoute(site, path)?.route.page ?? null;
    // The models prefix is checked by the page's loader, after the router.
    return matched === routed || (matched === null && routed === 'search.model');
  };
  const { counterexample } = check(property(address, agree), { numRuns: 500 });
  expect(counterexample).toBeNull();
});
