import { CONTRACT_VERSION, REMOTE_NAMES } from '../platform/remote';
import { SLOTS } from '../platform/slots';
import { aSite } from '../testing';
import { ROUTES } from './table';
import { tenantRoutes } from './tenantRoutes';

const patternsOf = (id: string, site: Parameters<typeof tenantRoutes>[0]) =>
  tenantRoutes(site)
    .filter((route) => route.id === id)
    .map(({ pattern }) => pattern);

it('PL-007 gives every route of the platform where the tenant changes nothing', () => {
  expect(tenantRoutes(aSite({ switches: { favouritesEnabled: true } }))).toEqual(ROUTES);
});

it('PL-007 moves an address', () => {
  expect(patternsOf('SH-060', aSite({ routes: [{ route: 'SH-060', pattern: '/find-us' }] }))).toEqual(['/find-us']);
});

it('PL-007 adds an address to a page', () => {
  expect(patternsOf('SH-060', aSite({ routes: [{ route: 'SH-060', also: ['/find-us'] }] }))).toEqual(['/our-location', '/find-us']);
});

it('PL-007 SH-113 leaves out what the tenant or a switch turns off', () => {
  expect(patternsOf('SH-090', aSite({ routes: [{ route: 'SH-090', off: true }] }))).toEqual([]);
  expect(patternsOf('SH-045', aSite({ switches: { favouritesEnabled: false } }))).toEqual([]);
  expect(patternsOf('SH-081', aSite({ switches: { financeEnabled: false } }))).toEqual([]);
});

describe('CO-137 the platform’s table', () => {
  it('names each address and each id once', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ pattern }) => pattern)).size).toBe(ROUTES.length);
  });

  it('gives every page to one owner, and that to a known one', () => {
    const owners = new Map(ROUTES.map(({ page, remote }) => [page, remote]));
    for (const { page, remote } of ROUTES) expect(owners.get(page)).toBe(remote);
    for (const owner of owners.values()) expect(['shell', ...REMOTE_NAMES]).toContain(owner);
  });

  it('CO-138 writes no trailing slash', () => {
    expect(ROUTES.filter(({ pattern }) => pattern !== '/' && pattern.endsWith('/'))).toEqual([]);
  });
});

it('CO-139 gives every slot of the spec to its provider, with a reserved size', () => {
  const spec: Record<string, string> = {
    'mf-navigation': 'header, footer, popup, complaints-notice',
    'mf-search': 'search-box, saved-button, compare-button, car-card, price-slider, offer-cards',
    'mf-vehicle': 'phone-reveal, share-widget, sticky-bar',
    'mf-locations': 'location-block, location-selector, location-panel, reviews, guarantee-strip, carousel',
    'mf-forms':
      'enquiry-form, test-drive-dialog, offer-dialog, request-photos, find-similar, fleet-block, valuation-widget, trade-in-faq, service-advantage',
    'mf-finance': 'finance-summary, finance-calculator, finance-disclaimer, quote-estimate',
  };
  for (const [provider, names] of Object.entries(spec)) {
    for (const name of names.split(', ')) expect(SLOTS).toHaveProperty([name, 'provider'], provider);
  }
  for (const { reserve } of Object.values(SLOTS)) expect(reserve).toMatch(/^(0|\d+(\.\d+)?rem)$/);
});

it('PL-013 speaks a semantic contract version', () => {
  expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
