import type { Car } from '../entities/car';
import { hasBrandTheme } from '../switches/templates';
import { matchRoute } from './matchRoute';
import { sameSitePath, type SignInType } from './signIn';
import { siteAddresses } from './siteAddresses';
import { slugOf } from './slug';
import type { RoutedSite, SiteRoute } from './tenantRoutes';
import { withQuery } from './withQuery';

interface PathSite extends RoutedSite {
  url: string;
  template: string | null;
  manufacturer: object | null;
}

/** Pages of customers' enquiries, by the form that they hold. */
const ENQUIRIES = {
  'new-vehicle': 'SH-071',
  service: 'SH-072',
  parts: 'SH-073',
  fleet: 'SH-074',
  general: 'SH-075',
  feedback: 'SH-076',
} as const;

const LOCATION_ROUTES = { '/our-location': 'SH-061', '/contact-us': 'SH-064', '/locations': 'SH-062' } as const;

/**
 * Builders of the site's addresses: remotes never write one by hand, so that a tenant who moves a page moves every link
 * to it. For a page that the site does not have they return '/'. `isDeployed` decides which pages are deployed.
 */
export function createPaths(site: PathSite, isDeployed: (route: SiteRoute) => boolean = () => true) {
  const { switches } = site;
  const { to, toPreset, follow } = siteAddresses(site);
  const car = ({ slug }: { slug: string }) => (slug ? to('SH-020', { slug }) : `${to('SH-019')}/`.replace('//', '/'));
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
    home: () => to('SH-018'),
    /** Whether the path of an address is that of a deployed page of this site. */
    exists(address: string): boolean {
      const match = matchRoute(site, address.replace(/[?#].*$/s, ''));
      return match !== null && isDeployed(match.route);
    },
    follow,

    /** /cars/{slug}; without a slug /cars/. */
    car,
    /** The whole address of a car's page, to share. */
    share: (about: { slug: string }) => `${site.url.replace(/\/+$/, '')}${car(about)}`,
    /** Printable page of a car. */
    print: ({ slug }: { slug: string }) => withQuery(to('SH-021'), { car_id: slug }),
    /** Reserve page of a car, under the word that the tenant uses. */
    reserve: ({ slug }: { slug: string }) => to(switches.checkoutPathSegment === 'buy-online' ? 'SH-023' : 'SH-022', { slug }),
    /** Online purchase of a car, by id or slug as the tenant configures. */
    onlinePurchase: (about: { id: number; slug: string }) => withQuery(to('SH-024'), { car_id: about[switches.checkoutJourneyCarParam] }),
    /** Trade-in page, against a car where one is given. */
    tradeIn: (about?: { id: number }) => (about ? withQuery(to('SH-025'), { car_id: about.id }) : to('SH-026')),
    sellMyCar: () => to('SH-027'),

    /** Where 'see all cars' leads. */
    allCars: () => follow(switches.defaultSearchPath),
    search: (query: string) => withQuery(to('SH-031'), { query }),
    searchPreset: toPreset,
    makeModel: (make: string, model: string) => to('SH-039', { make: slugOf(make), model: slugOf(model) }),
    preOwned: () => to('SH-041'),
    /** Certified used cars. */
    certified: () => withQuery(to('SH-041'), { certified: 'true' }),
    partsSearch: () => to('SH-043'),
    watchlist: () => to('SH-044'),
    favourites: () => to('SH-045'),
    compare: () => to('SH-046'),
    offers: () => to('SH-047'),
    /** Page of an offer; with the maker's slug where the site has no single manufacturer. */
    offer({ id, manufacturer }: { id: number; manufacturer: string | { name: string } | null }): string {
      const name = typeof manufacturer === 'string' ? manufacturer : (manufacturer?.name ?? '');
      const isNamed = site.manufacturer === null && slugOf(name) !== '';
      return isNamed ? to('SH-049', { manufacturer: slugOf(name), offerId: String(id) }) : to('SH-048', { offerId: String(id) });
    },
    /** A model's own page, or wherever its override leads. */
    model: ({ slug, override_url: elsewhere }: { slug: string; override_url?: string | null }) =>
      elsewhere || to('SH-050', { model: slug }),
    /** A Toyota model under the models prefix. */
    toyotaModel: (name: string) => to('SH-052', { model: `toyota-${slugOf(name)}` }),
    models: (body?: string) => withQuery(to('SH-053'), { body }),
    accessories: ({ slug }: { slug: string }) => to('SH-051', { model: slug }),
    /** Parts and accessories, under the brand theme's own path there. */
    partsAndAccessories: () => to(hasBrandTheme(site) ? 'SH-055' : 'SH-054'),
    blog: (category?: string) =>
      category === undefined ? to('SH-056') : category === 'vehicle-reviews' ? to('SH-057') : to('SH-058', { category }),
    article: ({ category, slug }: { category: string; slug: string }) => to('SH-059', { category, article: slug }),

    locations: () => to('SH-060'),
    location: ({ slug }: { slug: string }) => to(LOCATION_ROUTES[switches.locationPageBase], { slug }),
    locationContact: ({ slug }: { slug: string }) => to('SH-064', { slug }),
    visitUs: () => to('SH-065'),
    reviewFeedback: (about: { first_name?: string; dealership_name?: string } = {}) => withQuery(to('SH-080'), about),

    contact: () => to('SH-066'),
    careers: () => to('SH-067'),
    /**
     * Where service is booked: the tenant's external page; in the brand theme the dealer site's booking page, else the
     * genuine service page; elsewhere the service page.
     */
    service(): string {
      if (switches.serviceBookingUrl) return switches.serviceBookingUrl;
      if (!hasBrandTheme(site)) return to('SH-068');
      return switches.baseDomain ? `https://${switches.baseDomain}/service/booking` : to('SH-069');
    },
    servicePage: () => to('SH-068'),
    genuineService: () => to('SH-069'),
    testDrive: () => to('SH-070'),
    enquiry: (kind: keyof typeof ENQUIRIES) => to(ENQUIRIES[kind]),
    fleet: () => to('SH-077'),
    survey: () => to('SH-078'),
    unsubscribe: () => to('SH-079'),
    success: () => to('SH-029'),
    /** The sign-in page with where to go afterwards and where 'back' leads; other sites' addresses become '/'. */
    signIn: (type: SignInType, { redirect, back = '/' }: { redirect: string; back?: string }) =>
      withQuery(to('SH-030'), { type, redirect: sameSitePath(redirect), back: sameSitePath(back) }),

    /** Finance link with what the form needs to start, empty values left out. */
    finance,
    financeInformation: () => to('SH-084'),
    creditCheck: ({ id }: { id: number }) => withQuery(to('SH-085'), { car_id: id }),

    privacy: () => to('SH-086'),
    terms: () => to('SH-087'),
    complaints: () => to('SH-088'),
    siteMap: () => to('SH-089'),
    about: () => to('SH-090'),
    /** The tenant's customer area. */
    customerArea: () => follow(switches.customerAreaPath),
    spinToWin: () => to('SH-108'),
    onlinePayment: () => to('SH-109'),
    /** Where a banner or button of this kind leads. */
    banner: (name: keyof typeof switches.bannerLinks) => follow(switches.bannerLinks[name]),

    /** Image of the image service at a width in pixels. */
    image: (path: string, width: number, quality = switches.imageQuality) => `/images/w_${width},q_${quality}/${path.replace(/^\/+/, '')}`,
  };
}
export type Paths = ReturnType<typeof createPaths>;
