import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { hasBrandTheme } from '../switches/templates';
import { matchRoute } from './matchRoute';
import { sameSitePath, type SignInType } from './signIn';
import { siteAddresses } from './siteAddresses';
import { slugOf } from './slug';
import type { RouteTable } from './routeTable';
import { withQuery } from './withQuery';

interface PathSite {
  switches: Switches;
  url: string;
  template: string | null;
  manufacturer: object | null;
}

/** Pages of customers' enquiries, by the form that they hold. */
const ENQUIRIES = {
  'new-vehicle': 'forms.new-vehicle-enquiry',
  service: 'forms.service-enquiry',
  parts: 'forms.parts-enquiry',
  fleet: 'forms.fleet-enquiry',
  general: 'forms.general-enquiry',
  feedback: 'forms.feedback',
} as const;

const LOCATION_ROUTES = {
  '/our-location': 'locations.detail',
  '/contact-us': 'locations.contact',
  '/locations': 'locations.branch',
} as const;

/**
 * Builders of the site's addresses: remotes never write one by hand, so that a tenant who moves a page moves every link
 * to it. For a page that the site does not have they return '/'.
 */
export function createPaths(site: PathSite, table: RouteTable) {
  const { switches } = site;
  const { to, toPreset, follow } = siteAddresses(table);
  const matched = (address: string) => matchRoute(table, address.replace(/[?#].*$/s, ''))?.route ?? null;
  const car = ({ slug }: { slug: string }) => (slug ? to('vehicle.detail', { slug }) : `${to('search.start')}/`.replace('//', '/'));
  const finance = (about?: Pick<Car, 'id' | 'dealership_slug' | 'price' | 'car_type' | 'vin'>) =>
    about
      ? `${withQuery(follow(switches.financePath), {
          preferredDealership: about.dealership_slug,
          vehiclePriceBudget: about.price,
          car_id: about.id,
          car_type: about.car_type,
          vin: about.vin,
        })}#finance-form`
      : follow(switches.financePath);

  return {
    home: () => to('shell.home'),
    /**
     * Whether the path of an address is that of a deployed page of this site. A path that only patterns such as '/:model' fit is not: any
     * word fits them, also one of a page that is not deployed.
     */
    exists(address: string): boolean {
      const route = matched(address);
      return route !== null && !route.pattern.startsWith('/:');
    },
    /** Name of the route that an address of this site shows, or null for 'Page not found'. */
    routeAt: (address: string): string | null => matched(address)?.name ?? null,
    follow,

    /** /cars/{slug}; without a slug /cars/. */
    car,
    /** The whole address of a car's page, to share. */
    share: (about: { slug: string }) => `${site.url.replace(/\/+$/, '')}${car(about)}`,
    /** Printable page of a car. */
    print: ({ slug }: { slug: string }) => withQuery(to('vehicle.print'), { car_id: slug }),
    /** Reserve page of a car, under the word that the tenant uses. */
    reserve: ({ slug }: { slug: string }) =>
      to(switches.checkoutPathSegment === 'buy-online' ? 'forms.buy-online' : 'forms.reserve', { slug }),
    /** Online purchase of a car, by id or slug as the tenant configures. */
    onlinePurchase: (about: { id: number; slug: string }) =>
      withQuery(to('forms.checkout-journey'), { car_id: about[switches.checkoutJourneyCarParam] }),
    /** Trade-in page, against a car where one is given. */
    tradeIn: (about?: { id: number }) => (about ? withQuery(to('forms.car-trade-in'), { car_id: about.id }) : to('forms.trade-in')),
    sellMyCar: () => to('forms.sell-my-car'),

    /** Where 'see all cars' leads. */
    allCars: () => follow(switches.defaultSearchPath),
    search: (query: string) => withQuery(to('search.results'), { query }),
    searchPreset: toPreset,
    makeModel: (make: string, model: string) => to('search.make-model', { make: slugOf(make), model: slugOf(model) }),
    preOwned: () => to('search.pre-owned'),
    /** Certified used cars. */
    certified: () => withQuery(to('search.pre-owned'), { certified: 'true' }),
    partsSearch: () => to('search.parts'),
    watchlist: () => to('search.watchlist'),
    favourites: () => to('search.favourites'),
    compare: () => to('search.compare'),
    offers: () => to('search.offers'),
    /** Page of an offer; with the maker's slug where the site has no single manufacturer. */
    offer({ id, manufacturer }: { id: number; manufacturer: string | { name: string } | null }): string {
      const name = typeof manufacturer === 'string' ? manufacturer : (manufacturer?.name ?? '');
      const isNamed = site.manufacturer === null && slugOf(name) !== '';
      return isNamed
        ? to('search.maker-offer', { manufacturer: slugOf(name), offerId: String(id) })
        : to('search.offer', { offerId: String(id) });
    },
    /** A model's own page, or wherever its override leads. */
    model: ({ slug, override_url: elsewhere }: { slug: string; override_url?: string | null }) =>
      elsewhere || to('search.model', { model: slug }),
    /** A Toyota model under the models prefix. */
    toyotaModel: (name: string) => to('search.toyota-model', { model: `toyota-${slugOf(name)}` }),
    models: (body?: string) => withQuery(to('search.models'), { body }),
    accessories: ({ slug }: { slug: string }) => to('search.accessories', { model: slug }),
    /** Parts and accessories, under the brand theme's own path there. */
    partsAndAccessories: () => to(hasBrandTheme(site) ? 'search.parts-and-accessories' : 'search.vehicle-parts-and-accessories'),
    blog: (category?: string) =>
      category === undefined
        ? to('search.blog')
        : category === 'vehicle-reviews'
          ? to('search.vehicle-reviews')
          : to('search.blog-category', { category }),
    article: ({ category, slug }: { category: string; slug: string }) => to('search.article', { category, article: slug }),

    locations: () => to('locations.list'),
    location: ({ slug }: { slug: string }) => to(LOCATION_ROUTES[switches.locationPageBase], { slug }),
    locationContact: ({ slug }: { slug: string }) => to('locations.contact', { slug }),
    visitUs: () => to('locations.visit-us'),
    reviewFeedback: (about: { first_name?: string; dealership_name?: string } = {}) => withQuery(to('locations.review-feedback'), about),

    contact: () => to('forms.contact'),
    careers: () => to('forms.careers'),
    /**
     * Where service is booked: the tenant's external page; in the brand theme the dealer site's booking page, else the
     * genuine service page; elsewhere the service page.
     */
    service(): string {
      if (switches.serviceBookingUrl) return switches.serviceBookingUrl;
      if (!hasBrandTheme(site)) return to('forms.service');
      return switches.baseDomain ? `https://${switches.baseDomain}/service/booking` : to('forms.genuine-service');
    },
    servicePage: () => to('forms.service'),
    genuineService: () => to('forms.genuine-service'),
    testDrive: () => to('forms.test-drive'),
    enquiry: (kind: keyof typeof ENQUIRIES) => to(ENQUIRIES[kind]),
    fleet: () => to('forms.fleet'),
    survey: () => to('forms.survey'),
    unsubscribe: () => to('forms.unsubscribe'),
    success: () => to('forms.success'),
    /** The sign-in page with where to go afterwards and where 'back' leads; other sites' addresses become '/'. */
    signIn: (type: SignInType, { redirect, back = '/' }: { redirect: string; back?: string }) =>
      withQuery(to('forms.sign-in'), { type, redirect: sameSitePath(redirect), back: sameSitePath(back) }),

    /** Finance link with what the form needs to start, empty values left out. */
    finance,
    financeInformation: () => to('finance.information'),
    creditCheck: ({ id }: { id: number }) => withQuery(to('finance.credit-check'), { car_id: id }),

    privacy: () => to('navigation.privacy'),
    terms: () => to('navigation.terms'),
    complaints: () => to('navigation.complaints'),
    siteMap: () => to('shell.sitemap'),
    about: () => to('navigation.about'),
    /** The tenant's customer area. */
    customerArea: () => follow(switches.customerAreaPath),
    spinToWin: () => to('navigation.spin-to-win'),
    onlinePayment: () => to('navigation.online-payment'),
    /** Where a banner or button of this kind leads. */
    banner: (name: keyof typeof switches.bannerLinks) => follow(switches.bannerLinks[name]),

    /** Image of the image service at a width in pixels. */
    image: (path: string, width: number, quality = switches.imageQuality) => `/images/w_${width},q_${quality}/${path.replace(/^\/+/, '')}`,
  };
}
export type Paths = ReturnType<typeof createPaths>;
