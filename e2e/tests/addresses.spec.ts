import { carPath, getPage, type TestSite } from '../harness/site';
import { expect, gate, test } from '../harness/test';

const TOYOTA = 'swan-valley-toyota';
const GROUP = 'kestrel-motor-group';
const USED = 'clearmark-cars';
const CARAVANS = 'wattle-track-caravans';

const headingOf = (html: string) => (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
/** Area and page, 'search.results'; undefined for the shell's own. */
function pageOf(html: string): string | undefined {
  const [, area, page] = /data-remote="mf-([^"]+)" data-version="[^"]*" data-page="([^"]+)"/.exec(html) ?? [];
  return page && `${area}.${page}`;
}

/** Requirement, tenant, address, the page that it shows and its heading. */
const ADDRESSES: readonly [id: string, tenant: string, address: string, page: string | undefined, heading: string][] = [
  ['SH-018', USED, '/', undefined, 'What can you spend?'],
  ['SH-029', TOYOTA, '/success', 'forms.success', 'Thank you for your enquiry.'],
  ['SH-031', TOYOTA, '/search', 'search.results', 'Vehicles for Sale'],
  ['SH-032', USED, '/search/new-used-and-demo-cars', 'search.results', 'Demo and Used Vehicles for Sale'],
  ['SH-033', GROUP, '/search/new-and-demo-cars', 'search.results', 'New and Demo Vehicles for Sale'],
  ['SH-034', GROUP, '/search/used-cars', 'search.results', 'Used Vehicles for Sale'],
  ['SH-035', TOYOTA, '/search/demo-cars', 'search.results', 'Demo Vehicles for Sale'],
  ['SH-025', GROUP, '/cars/trade-in?car_id=1', 'forms.trade-in', 'Trade-in valuation'],
  ['SH-026', TOYOTA, '/trade-in', 'forms.trade-in', 'Trade-in valuation'],
  ['SH-027', GROUP, '/sell-my-car', 'forms.trade-in', 'Sell my car'],
  ['SH-028', GROUP, '/sell-your-car', 'forms.trade-in', 'Sell my car'],
  ['SH-036', TOYOTA, '/search/swan-valley-toyota', 'search.results', 'Vehicles for Sale at Swan Valley Toyota'],
  ['SH-037', GROUP, '/search/suv', 'search.results', 'SUV Vehicles for Sale'],
  ['SH-038', GROUP, '/search/kestrel-parramatta', 'search.results', 'Vehicles for Sale at Kestrel Parramatta'],
  ['SH-039', GROUP, '/search/kia/sportage', 'search.results', 'Kia Sportage Vehicles for Sale'],
  ['SH-040', GROUP, '/new-used-and-demo-cars', 'search.results', 'Vehicles for Sale'],
  ['SH-041', TOYOTA, '/pre-owned', 'search.results', 'Pre-Owned Vehicles for Sale'],
  ['SH-042', TOYOTA, '/pre-owned?certified=true', 'search.results', 'Pre-Owned Vehicles for Sale'],
  ['SH-043', TOYOTA, '/parts/search', 'search.parts', 'Parts search'],
  ['SH-045', CARAVANS, '/favourites', 'search.favourites', 'Favourites'],
  ['SH-046', GROUP, '/compare', 'search.compare', 'Compare vehicles'],
  ['SH-047', CARAVANS, '/special-offers', 'search.offers', 'Special offers'],
  ['SH-048', TOYOTA, '/offers/10101', 'search.offer', 'Corolla Hybrid from 4.9% p.a.'],
  ['SH-049', GROUP, '/offers/hyundai/10201', 'search.offer', 'Tucson at 3.9% p.a.'],
  ['SH-050', GROUP, '/mazda-cx-5', 'search.model', 'Mazda CX-5'],
  ['SH-051', GROUP, '/mazda-cx-5/accessories', 'search.accessories', 'Mazda CX-5 accessories'],
  ['SH-052', TOYOTA, '/models/toyota-corolla', 'search.model', 'New Corolla'],
  ['SH-053', GROUP, '/models?body=SUV', 'search.models', 'SUV models'],
  ['SH-054', USED, '/vehicle-parts-and-accessories', 'search.parts-and-accessories', 'Parts and accessories'],
  ['SH-055', TOYOTA, '/parts-and-accessories', 'search.parts-and-accessories', 'Parts and accessories'],
  ['SH-056', CARAVANS, '/blog', 'search.blog', 'Blog'],
  ['SH-057', USED, '/blog/vehicle-reviews', 'search.blog', 'Vehicle reviews'],
  ['SH-058', GROUP, '/blog/buyer-advice', 'search.blog', 'Buyer advice'],
  ['SH-060', GROUP, '/our-location', 'locations.list', 'View our locations'],
  ['SH-061', GROUP, '/our-location/kestrel-parramatta', 'locations.detail', 'Kestrel Parramatta'],
  ['SH-062', CARAVANS, '/locations/wattle-track-service-bay', 'locations.detail', 'Wattle Track Service Bay'],
  ['SH-063', USED, '/contact-us', 'forms.contact', 'Contact us'],
  ['SH-064', GROUP, '/contact-us/kestrel-parramatta', 'locations.contact', 'Contact Kestrel Parramatta'],
  ['SH-065', GROUP, '/pages/visit-us', 'locations.visit-us', 'Visit us'],
  ['SH-066', CARAVANS, '/contact', 'forms.contact', 'Contact us'],
  ['SH-067', GROUP, '/careers', 'forms.enquiry', 'Careers'],
  ['SH-068', GROUP, '/service', 'forms.service', 'Service'],
  ['SH-069', TOYOTA, '/genuine-service', 'forms.service', 'Genuine Service'],
  ['SH-070', CARAVANS, '/book-test-drive', 'forms.enquiry', 'Book a Test Drive'],
  ['SH-071', TOYOTA, '/enquiries/new-vehicle-enquiry', 'forms.enquiry', 'New vehicle enquiry'],
  ['SH-072', GROUP, '/enquiries/service-enquiry', 'forms.enquiry', 'Service enquiry'],
  ['SH-073', CARAVANS, '/enquiries/parts-enquiry', 'forms.enquiry', 'Parts enquiry'],
  ['SH-074', USED, '/enquiries/fleet-enquiry', 'forms.enquiry', 'Fleet enquiry'],
  ['SH-075', USED, '/enquiries/general-enquiry', 'forms.enquiry', 'General enquiry'],
  ['SH-076', TOYOTA, '/enquiries/feedback', 'forms.enquiry', 'Feedback'],
  ['SH-077', GROUP, '/fleet', 'forms.fleet', 'Fleet'],
  ['SH-078', USED, '/customer-feedback-survey', 'forms.enquiry', 'How can we make it right?'],
  ['SH-079', CARAVANS, '/pages/unsubscribe', 'forms.unsubscribe', 'Unsubscribe'],
  ['SH-080', TOYOTA, '/review-feedback?first_name=Ash', 'locations.review-feedback', 'Thank you, Ash'],
  ['SH-081', TOYOTA, '/finance', 'finance.application', 'Finance'],
  ['SH-082', GROUP, '/finance-enquiry', 'finance.application', 'Finance'],
  ['SH-083', USED, '/apply-for-finance', 'finance.application', 'Finance'],
  ['SH-084', USED, '/car-finance', 'finance.information', 'Car finance'],
  ['SH-086', CARAVANS, '/privacy-policy', 'navigation.privacy', 'Privacy policy'],
  ['SH-087', GROUP, '/terms-and-conditions', 'navigation.terms', 'Terms and conditions'],
  ['SH-088', GROUP, '/pages/complaint-handling-process', 'navigation.complaints', 'Complaint handling'],
  ['SH-090', USED, '/about-us', 'navigation.content', 'How it works'],
  ['SH-091', USED, '/warranty', 'navigation.content', 'Our warranty'],
  ['SH-092', GROUP, '/diamond-advantage', 'navigation.content', 'Diamond Advantage'],
  ['SH-093', CARAVANS, '/buying', 'navigation.content', 'Before you buy'],
  ['SH-094', TOYOTA, '/pages/about-toyota-certified-pre-owned', 'navigation.content', 'Toyota Certified Pre-Owned'],
  ['SH-095', TOYOTA, '/pages/toyota-recalls', 'navigation.content', 'Recalls'],
  ['SH-096', TOYOTA, '/pages/toyota-express-maintenance', 'navigation.content', 'Express Maintenance'],
  ['SH-097', TOYOTA, '/pages/toyota-genuine-parts-accessories', 'navigation.content', 'Genuine parts and accessories'],
  ['SH-098', TOYOTA, '/pages/toyota-access-loan', 'navigation.content', 'Access loans with a guaranteed future value'],
  ['SH-099', TOYOTA, '/pages/mytoyota-connect', 'navigation.content', 'The myToyota Connect app'],
  ['SH-100', TOYOTA, '/pages/toyota-connected', 'navigation.content', 'Connected services'],
  ['SH-101', TOYOTA, '/pages/toyota-safety-sense', 'navigation.content', 'Toyota Safety Sense'],
  ['SH-102', TOYOTA, '/pages/toyota-hybrids', 'navigation.content', 'Hybrids'],
];

for (const [id, tenant, address, page, heading] of ADDRESSES) {
  test(`${id} ${address} of ${tenant} is '${heading}'`, gate(), async ({ site }) => {
    const { status, html } = await getPage(site, tenant, address);
    expect([status, pageOf(html), headingOf(html)]).toEqual([200, page, heading]);
  });
}

/** The first address of this form that a page links to. */
async function linkOn(site: TestSite, tenant: string, page: string, form: RegExp): Promise<string> {
  const { html } = await getPage(site, tenant, page);
  const address = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).find((href) => form.test(href));
  if (!address) throw new Error(`${page} of ${tenant} links to no ${form}.`);
  return address;
}

test('SH-020 a card leads to the page of its car', gate(), async ({ site }) => {
  const address = await linkOn(site, GROUP, '/search/used-cars', /^\/cars\/[^?#]+$/);
  const { status, html } = await getPage(site, GROUP, address);
  expect([status, pageOf(html)]).toEqual([200, 'vehicle.detail']);
  expect(headingOf(html)).toMatch(/^\d{4} \w+/);
});

test('SH-021 the printable page is about the car of its address', gate(), async ({ site }) => {
  const address = await linkOn(site, TOYOTA, '/search/used-cars', /^\/cars\/[^?#]+$/);
  const car = await getPage(site, TOYOTA, address);
  const print = await getPage(site, TOYOTA, `/print?car_id=${address.replace('/cars/', '')}`);
  expect([print.status, pageOf(print.html)]).toEqual([200, 'vehicle.print']);
  expect(headingOf(print.html)).toBe(headingOf(car.html));
});

test('SH-059 a card of the blog leads to its article', gate(), async ({ site }) => {
  const address = await linkOn(site, CARAVANS, '/blog', /^\/blog\/[\w-]+\/[\w-]+$/);
  const { status, html } = await getPage(site, CARAVANS, address);
  expect([status, pageOf(html)]).toEqual([200, 'search.article']);
});

test('SH-019 the bare address of cars leads to the search that the tenant names', gate(), async ({ site }) => {
  for (const [tenant, target] of [
    [USED, '/search'],
    [GROUP, '/search/new-used-and-demo-cars'],
  ] as const) {
    const { status, headers } = await getPage(site, tenant, '/cars/');
    expect([tenant, status, headers.get('location')]).toEqual([tenant, 302, target]);
  }
});

test('SH-113 a page that a tenant has switched off is an unknown address there', gate(), async ({ site }) => {
  for (const [tenant, address] of [
    [CARAVANS, '/finance'],
    [CARAVANS, '/car-finance'],
    [TOYOTA, '/compare'],
    [USED, '/watchlist'],
  ] as const) {
    const { status, html } = await getPage(site, tenant, address);
    expect([tenant, address, status, headingOf(html)]).toEqual([tenant, address, 404, 'Page not found']);
  }
});

test('FO-124 the pages that reserve and sell a car are unknown addresses where a tenant does neither', gate(), async ({ site }) => {
  const car = await carPath(site, CARAVANS);
  for (const address of [`${car}/checkout`, '/buy-online', `/checkout-journey?car_id=${car.split('/').at(-1)}`]) {
    const { status, html } = await getPage(site, CARAVANS, address);
    expect([address, status, headingOf(html)]).toEqual([address, 404, 'Page not found']);
  }
});

test('SH-181 a page is titled with its subject and the name of the site, the home page with the name alone', gate(), async ({ site }) => {
  const titleOf = async (tenant: string, address: string) =>
    /<title>([^<]*)<\/title>/.exec((await getPage(site, tenant, address)).html)?.[1];
  expect(await titleOf(USED, '/')).toBe('Clearmark Cars');
  expect(await titleOf(GROUP, '/search/used-cars')).toBe('Used Vehicles for Sale | Kestrel Motor Group');
  expect(await titleOf(CARAVANS, '/contact')).toBe('Contact us | Wattle Track Caravans');
});
