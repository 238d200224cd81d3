import type { Flag } from '../switches/switches';
import type { SignInGate } from './gates';

/** An address of the platform and its page. */
export interface Route {
  /** Requirement id of the address in the platform's table. */
  id: string;
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
  id: number,
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

/**
 * Number of the requirement SH-nnn, pattern, page, and what differs from the defaults. SH-036 to SH-038 share the pattern
 * of SH-035, SH-042 that of SH-041. A title is given where the last word of the address is not one.
 */
const ROWS: readonly Row[] = [
  [18, '/', 'shell.home', { title: 'Home' }],
  [19, '/cars', 'search.start', { title: 'Vehicles' }],
  [20, '/cars/:slug', 'vehicle.detail', { title: 'Vehicle' }],
  [21, '/print', 'vehicle.print'],
  [22, '/cars/:slug/checkout', 'forms.checkout', { ...CHECKOUT, title: 'Reserve' }],
  [23, '/cars/:slug/buy-online', 'forms.checkout', CHECKOUT],
  [24, '/checkout-journey', 'forms.online-purchase', { ...CHECKOUT, title: 'Buy online' }],
  [25, '/cars/trade-in', 'forms.trade-in', { ...TRADE_IN, title: 'Trade-in' }],
  [26, '/trade-in', 'forms.trade-in', { ...TRADE_IN, title: 'Trade-in' }],
  [27, '/sell-my-car', 'forms.sell-my-car', TRADE_IN],
  [28, '/sell-your-car', 'forms.sell-my-car', TRADE_IN],
  [29, '/success', 'forms.success', { title: 'Thank you' }],
  [30, '/sign-in', 'forms.sign-in'],
  [31, '/search', 'search.results'],
  [32, '/search/new-used-and-demo-cars', 'search.results', { title: 'New, used and demo cars', params: ALL_CARS }],
  [33, '/search/new-and-demo-cars', 'search.results', { params: { preset: 'new-and-demo-cars' } }],
  [34, '/search/used-cars', 'search.results', { params: { preset: 'used-cars' } }],
  [35, '/search/:preset', 'search.results'],
  [39, '/search/:make/:model', 'search.results'],
  [40, '/new-used-and-demo-cars', 'search.results', { title: 'New, used and demo cars', params: ALL_CARS }],
  [41, '/pre-owned', 'search.results', { title: 'Pre-owned' }],
  [43, '/parts/search', 'search.parts', { title: 'Parts search' }],
  [44, '/watchlist', 'search.watchlist', { requires: ['watchlistEnabled', 'favouritesEnabled'], gate: { type: 'watchlist' } }],
  [45, '/favourites', 'search.favourites', { requires: ['favouritesEnabled'] }],
  [46, '/compare', 'search.compare', { requires: ['compareEnabled'] }],
  [47, '/special-offers', 'search.offers'],
  [48, '/offers/:offerId', 'search.offer'],
  [49, '/offers/:manufacturer/:offerId', 'search.offer'],
  [52, '/models/:model', 'search.model', { title: 'Model', paramPrefixes: { model: 'toyota-' } }],
  [53, '/models', 'search.models'],
  [54, '/vehicle-parts-and-accessories', 'search.parts-and-accessories', { title: 'Parts and accessories' }],
  [55, '/parts-and-accessories', 'search.parts-and-accessories'],
  [56, '/blog', 'search.blog'],
  [57, '/blog/vehicle-reviews', 'search.blog', { params: { category: 'vehicle-reviews' } }],
  [58, '/blog/:category', 'search.blog'],
  [59, '/blog/:category/:article', 'search.article'],
  [60, '/our-location', 'locations.list', { title: 'Our locations' }],
  [61, '/our-location/:slug', 'locations.detail', { title: 'Location' }],
  [62, '/locations/:slug', 'locations.detail', { title: 'Location' }],
  [63, '/contact-us', 'forms.contact'],
  [64, '/contact-us/:slug', 'locations.contact'],
  [65, '/pages/visit-us', 'locations.visit-us'],
  [66, '/contact', 'forms.contact', { title: 'Contact us' }],
  [67, '/careers', 'forms.careers'],
  [68, '/service', 'forms.service'],
  [69, '/genuine-service', 'forms.genuine-service'],
  [70, '/book-test-drive', 'forms.test-drive', { title: 'Book a test drive' }],
  [71, '/enquiries/new-vehicle-enquiry', 'forms.new-vehicle-enquiry'],
  [72, '/enquiries/service-enquiry', 'forms.service-enquiry'],
  [73, '/enquiries/parts-enquiry', 'forms.parts-enquiry'],
  [74, '/enquiries/fleet-enquiry', 'forms.fleet-enquiry'],
  [75, '/enquiries/general-enquiry', 'forms.contact'],
  [76, '/enquiries/feedback', 'forms.feedback'],
  [77, '/fleet', 'forms.fleet'],
  [78, '/customer-feedback-survey', 'forms.survey'],
  [79, '/pages/unsubscribe', 'forms.unsubscribe'],
  [80, '/review-feedback', 'locations.review-feedback'],
  [81, '/finance', 'finance.application', FINANCE_FORM],
  [82, '/finance-enquiry', 'finance.application', FINANCE_FORM],
  [83, '/apply-for-finance', 'finance.application', FINANCE_FORM],
  [84, '/car-finance', 'finance.information', FINANCE],
  [85, '/personalised/finance', 'finance.credit-check', { title: 'Personalised finance', ...FINANCE, gate: { type: 'car-finance' } }],
  [86, '/privacy-policy', 'navigation.privacy'],
  [87, '/terms-and-conditions', 'navigation.terms'],
  [88, '/pages/complaint-handling-process', 'navigation.complaints'],
  [89, '/sitemap.xml', 'shell.sitemap', { title: 'Site map', kind: 'file' }],
  [90, '/about-us', 'navigation.content'],
  [91, '/warranty', 'navigation.content'],
  [92, '/diamond-advantage', 'navigation.content', { title: 'Diamond Advantage' }],
  [93, '/buying', 'navigation.content'],
  [94, '/pages/about-toyota-certified-pre-owned', 'navigation.content', { title: 'About Toyota Certified Pre-Owned' }],
  [95, '/pages/toyota-recalls', 'navigation.content'],
  [96, '/pages/toyota-express-maintenance', 'navigation.content', { title: 'Toyota Express Maintenance' }],
  [97, '/pages/toyota-genuine-parts-accessories', 'navigation.content', { title: 'Toyota Genuine Parts and Accessories' }],
  [98, '/pages/toyota-access-loan', 'navigation.content', { title: 'Toyota Access loan' }],
  [99, '/pages/mytoyota-connect', 'navigation.content', { title: 'myToyota Connect' }],
  [100, '/pages/toyota-connected', 'navigation.content', { title: 'Toyota Connected' }],
  [101, '/pages/toyota-safety-sense', 'navigation.content', { title: 'Toyota Safety Sense' }],
  [102, '/pages/toyota-hybrids', 'navigation.content'],
  [103, '/mymotorama', 'navigation.customer-area', GARAGE],
  [104, '/mybigboxcars', 'navigation.customer-area', GARAGE],
  [105, '/myblinkr', 'navigation.customer-area', GARAGE],
  [106, '/myservco', 'navigation.customer-area', GARAGE],
  [107, '/my-garage', 'navigation.customer-area', GARAGE],
  [108, '/spin-to-win', 'navigation.spin-to-win', { requires: ['spinToWinEnabled'], gate: { type: 'spin-to-win' } }],
  [109, '/online-payment', 'navigation.online-payment', { requires: ['onlinePaymentEnabled'], gate: { type: 'online-payment' } }],
  [51, '/:model/accessories', 'search.accessories'],
  [50, '/:model', 'search.model', { title: 'Model' }],
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
export const ROUTES: readonly Route[] = ROWS.map(([id, pattern, page, more]) => ({
  id: `SH-${String(id).padStart(3, '0')}`,
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
