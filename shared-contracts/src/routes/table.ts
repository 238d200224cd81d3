import type { Flag } from '../switches/switches';
import type { SignInGate } from './gates';

/** An address of the platform and its page. */
export interface Route {
  /** 'area.name', the area being that of the remote. Links and documents of tenants use it. */
  name: string;
  /** Whole segments, fixed or ':name'; no slash at the end. */
  pattern: string;
  /** Page id; the part before its dot names the owner. */
  page: string;
  /** Owner of the page: a remote, or 'shell' for the host's own pages. One page has one owner. */
  remote: string;
  /** Title of the page until, or unless, its meta has one. */
  title: string;
  /** 'file': served by the back end; the browser leaves the app for it. */
  kind: 'page' | 'file';
  /** The address responds as an unknown path while one of these switches is off. */
  requires: readonly Flag[];
  /** The sign-in gate, null for a public page. */
  gate: SignInGate | null;
  /** Fixed parameters of the route; pages get them with those of the pattern. */
  params: Readonly<Record<string, string>>;
  /** Required prefixes of parameters. */
  paramPrefixes: Readonly<Record<string, string>>;
}

type Row = [
  name: string,
  pattern: string,
  page: string,
  more?: Partial<Pick<Route, 'title' | 'kind' | 'requires' | 'gate' | 'params' | 'paramPrefixes'>>,
];

const ALL_CARS = { preset: 'new-used-and-demo-cars' };
const CHECKOUT = { gate: { type: 'checkout', switch: 'gateCheckout', car: 'found' } } as const;
const TRADE_IN = { requires: ['tradeInEnabled'], gate: { type: 'trade-in', switch: 'gateTradeIn' } } as const;
const FINANCE = { requires: ['financeEnabled'] } as const;
const FINANCE_FORM = { ...FINANCE, gate: { type: 'finance', switch: 'gateFinanceWithNvic', car: 'nvic' } } as const;
const GARAGE = { title: 'My Garage', requires: ['garageEnabled'], gate: { type: 'my-garage' } } as const;

/** Name, pattern, page, and what differs from the defaults. A title is given where the last word of the address is not one. */
const ROWS: readonly Row[] = [
  ['shell.home', '/', 'shell.home', { title: 'Home' }],
  ['search.start', '/cars', 'search.start', { title: 'Vehicles' }],
  ['vehicle.detail', '/cars/:slug', 'vehicle.detail', { title: 'Vehicle' }],
  ['vehicle.print', '/print', 'vehicle.print'],
  ['forms.reserve', '/cars/:slug/checkout', 'forms.checkout', { ...CHECKOUT, title: 'Reserve' }],
  ['forms.buy-online', '/cars/:slug/buy-online', 'forms.checkout', CHECKOUT],
  ['forms.checkout-journey', '/checkout-journey', 'forms.online-purchase', { ...CHECKOUT, title: 'Buy online' }],
  ['forms.car-trade-in', '/cars/trade-in', 'forms.trade-in', { ...TRADE_IN, title: 'Trade-in' }],
  ['forms.trade-in', '/trade-in', 'forms.trade-in', { ...TRADE_IN, title: 'Trade-in' }],
  ['forms.sell-my-car', '/sell-my-car', 'forms.sell-my-car', TRADE_IN],
  ['forms.sell-your-car', '/sell-your-car', 'forms.sell-my-car', TRADE_IN],
  ['forms.success', '/success', 'forms.success', { title: 'Thank you' }],
  ['forms.sign-in', '/sign-in', 'forms.sign-in'],
  ['search.results', '/search', 'search.results'],
  [
    'search.new-used-and-demo-cars',
    '/search/new-used-and-demo-cars',
    'search.results',
    { title: 'New, used and demo cars', params: ALL_CARS },
  ],
  ['search.new-and-demo-cars', '/search/new-and-demo-cars', 'search.results', { params: { preset: 'new-and-demo-cars' } }],
  ['search.used-cars', '/search/used-cars', 'search.results', { params: { preset: 'used-cars' } }],
  ['search.preset', '/search/:preset', 'search.results'],
  ['search.make-model', '/search/:make/:model', 'search.results'],
  ['search.all-cars', '/new-used-and-demo-cars', 'search.results', { title: 'New, used and demo cars', params: ALL_CARS }],
  ['search.pre-owned', '/pre-owned', 'search.results', { title: 'Pre-owned' }],
  ['search.parts', '/parts/search', 'search.parts', { title: 'Parts search' }],
  [
    'search.watchlist',
    '/watchlist',
    'search.watchlist',
    { requires: ['watchlistEnabled', 'favouritesEnabled'], gate: { type: 'watchlist' } },
  ],
  ['search.favourites', '/favourites', 'search.favourites', { requires: ['favouritesEnabled'] }],
  ['search.compare', '/compare', 'search.compare', { requires: ['compareEnabled'] }],
  ['search.offers', '/special-offers', 'search.offers'],
  ['search.offer', '/offers/:offerId', 'search.offer'],
  ['search.maker-offer', '/offers/:manufacturer/:offerId', 'search.offer'],
  ['search.toyota-model', '/models/:model', 'search.model', { title: 'Model', paramPrefixes: { model: 'toyota-' } }],
  ['search.models', '/models', 'search.models'],
  [
    'search.vehicle-parts-and-accessories',
    '/vehicle-parts-and-accessories',
    'search.parts-and-accessories',
    { title: 'Parts and accessories' },
  ],
  ['search.parts-and-accessories', '/parts-and-accessories', 'search.parts-and-accessories'],
  ['search.blog', '/blog', 'search.blog'],
  ['search.vehicle-reviews', '/blog/vehicle-reviews', 'search.blog', { params: { category: 'vehicle-reviews' } }],
  ['search.blog-category', '/blog/:category', 'search.blog'],
  ['search.article', '/blog/:category/:article', 'search.article'],
  ['locations.list', '/our-location', 'locations.list', { title: 'Our locations' }],
  ['locations.detail', '/our-location/:slug', 'locations.detail', { title: 'Location' }],
  ['locations.branch', '/locations/:slug', 'locations.detail', { title: 'Location' }],
  ['forms.contact-us', '/contact-us', 'forms.contact'],
  ['locations.contact', '/contact-us/:slug', 'locations.contact'],
  ['locations.visit-us', '/pages/visit-us', 'locations.visit-us'],
  ['forms.contact', '/contact', 'forms.contact', { title: 'Contact us' }],
  ['forms.careers', '/careers', 'forms.careers'],
  ['forms.service', '/service', 'forms.service'],
  ['forms.genuine-service', '/genuine-service', 'forms.genuine-service'],
  ['forms.test-drive', '/book-test-drive', 'forms.test-drive', { title: 'Book a test drive' }],
  ['forms.new-vehicle-enquiry', '/enquiries/new-vehicle-enquiry', 'forms.new-vehicle-enquiry'],
  ['forms.service-enquiry', '/enquiries/service-enquiry', 'forms.service-enquiry'],
  ['forms.parts-enquiry', '/enquiries/parts-enquiry', 'forms.parts-enquiry'],
  ['forms.fleet-enquiry', '/enquiries/fleet-enquiry', 'forms.fleet-enquiry'],
  ['forms.general-enquiry', '/enquiries/general-enquiry', 'forms.contact'],
  ['forms.feedback', '/enquiries/feedback', 'forms.feedback'],
  ['forms.fleet', '/fleet', 'forms.fleet'],
  ['forms.survey', '/customer-feedback-survey', 'forms.survey'],
  ['forms.unsubscribe', '/pages/unsubscribe', 'forms.unsubscribe'],
  ['locations.review-feedback', '/review-feedback', 'locations.review-feedback'],
  ['finance.application', '/finance', 'finance.application', FINANCE_FORM],
  ['finance.enquiry', '/finance-enquiry', 'finance.application', FINANCE_FORM],
  ['finance.apply', '/apply-for-finance', 'finance.application', FINANCE_FORM],
  ['finance.information', '/car-finance', 'finance.information', FINANCE],
  [
    'finance.credit-check',
    '/personalised/finance',
    'finance.credit-check',
    { title: 'Personalised finance', ...FINANCE, gate: { type: 'car-finance' } },
  ],
  ['navigation.privacy', '/privacy-policy', 'navigation.privacy'],
  ['navigation.terms', '/terms-and-conditions', 'navigation.terms'],
  ['navigation.complaints', '/pages/complaint-handling-process', 'navigation.complaints'],
  ['shell.sitemap', '/sitemap.xml', 'shell.sitemap', { title: 'Site map', kind: 'file' }],
  ['navigation.about', '/about-us', 'navigation.content'],
  ['navigation.warranty', '/warranty', 'navigation.content'],
  ['navigation.diamond-advantage', '/diamond-advantage', 'navigation.content', { title: 'Diamond Advantage' }],
  ['navigation.buying', '/buying', 'navigation.content'],
  [
    'navigation.toyota-certified-pre-owned',
    '/pages/about-toyota-certified-pre-owned',
    'navigation.content',
    { title: 'About Toyota Certified Pre-Owned' },
  ],
  ['navigation.toyota-recalls', '/pages/toyota-recalls', 'navigation.content'],
  [
    'navigation.toyota-express-maintenance',
    '/pages/toyota-express-maintenance',
    'navigation.content',
    { title: 'Toyota Express Maintenance' },
  ],
  [
    'navigation.toyota-genuine-parts',
    '/pages/toyota-genuine-parts-accessories',
    'navigation.content',
    { title: 'Toyota Genuine Parts and Accessories' },
  ],
  ['navigation.toyota-access-loan', '/pages/toyota-access-loan', 'navigation.content', { title: 'Toyota Access loan' }],
  ['navigation.mytoyota-connect', '/pages/mytoyota-connect', 'navigation.content', { title: 'myToyota Connect' }],
  ['navigation.toyota-connected', '/pages/toyota-connected', 'navigation.content', { title: 'Toyota Connected' }],
  ['navigation.toyota-safety-sense', '/pages/toyota-safety-sense', 'navigation.content', { title: 'Toyota Safety Sense' }],
  ['navigation.toyota-hybrids', '/pages/toyota-hybrids', 'navigation.content'],
  ['navigation.mymotorama', '/mymotorama', 'navigation.customer-area', GARAGE],
  ['navigation.mybigboxcars', '/mybigboxcars', 'navigation.customer-area', GARAGE],
  ['navigation.myblinkr', '/myblinkr', 'navigation.customer-area', GARAGE],
  ['navigation.myservco', '/myservco', 'navigation.customer-area', GARAGE],
  ['navigation.my-garage', '/my-garage', 'navigation.customer-area', GARAGE],
  ['navigation.spin-to-win', '/spin-to-win', 'navigation.spin-to-win', { requires: ['spinToWinEnabled'], gate: { type: 'spin-to-win' } }],
  [
    'navigation.online-payment',
    '/online-payment',
    'navigation.online-payment',
    { requires: ['onlinePaymentEnabled'], gate: { type: 'online-payment' } },
  ],
  ['search.accessories', '/:model/accessories', 'search.accessories'],
  ['search.model', '/:model', 'search.model', { title: 'Model' }],
];

/** The last fixed word of a pattern, as words: '/contact-us/:slug' is 'Contact us'. */
function wordsOf(pattern: string): string {
  const [last = ''] = pattern
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
    .slice(-1);
  return `${last.charAt(0).toUpperCase()}${last.slice(1).replaceAll('-', ' ')}`;
}

const ownerOf = (page: string) => (page.startsWith('shell.') ? 'shell' : `mf-${page.split('.')[0]}`);

/**
 * Addresses of the platform; a tenant's document may move them or switch them off. Of two that fit a path the
 * one with fewer parameters wins, then the earlier one; `/:model` is therefore tried last.
 */
export const ROUTES: readonly Route[] = ROWS.map(([name, pattern, page, more]) => ({
  name,
  pattern,
  page,
  remote: ownerOf(page),
  title: wordsOf(pattern),
  kind: 'page',
  requires: [],
  gate: null,
  params: {},
  paramPrefixes: {},
  ...more,
}));
