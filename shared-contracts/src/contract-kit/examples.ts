import type { Car } from '../entities/car';
import type { SiteConfig } from '../site/siteConfig';
import type { PlatformApi } from '../platform/api';
import type { SlotMap, SlotName } from '../platform/slots';
import type { RemoteDefinition } from '../platform/definition';
import { aCar } from '../testing';
import { deployedRoutes } from '../testing/deployment';

/** Examples that a remote adds to those of the kit; see its testing folder. */
export interface RemoteExamples {
  /** Addresses of pages whose pattern has parameters, and of further states of a page, by its name. */
  pages?: Readonly<Record<string, (site: SiteConfig) => readonly string[]>>;
  /** Further props of slots, besides those of `slotExamples`. */
  slots?: { readonly [Name in SlotName]?: (site: SiteConfig) => readonly SlotMap[Name][] };
  /** Response of the back end to a GET of a path; undefined rejects the request. */
  respond?(path: string): unknown;
  /** Other parts of the platform's api, for example a search service of the test. */
  api?(): Partial<PlatformApi>;
  /** Instead of the tenant documents of the test runner's configuration. */
  sites?: readonly SiteConfig[];
}

/** A car for sale with every field, and a sold one of which little more than the name is known. */
export const exampleCars = (): Car[] => [
  aCar(),
  aCar({
    id: 102,
    slug: 'gone-102',
    status: 'sold',
    sold: true,
    car_type: 'new',
    km: null,
    price: null,
    price_type: null,
    badge: null,
    body: null,
    simple_body: null,
    seats: null,
    doors: null,
    stocknum: null,
    regplate: null,
    images: [],
    photos_count: 0,
    primary_image_url: null,
  }),
];

const withCars = <Props>(props: (car: Car) => Props) => exampleCars().map(props);

/** Props with which each slot is tested on a site. */
export function slotExamples(site: SiteConfig): { readonly [Name in SlotName]?: readonly SlotMap[Name][] } {
  const locationIds = site.locations.slice(0, 2).map(({ id }) => id);
  return {
    header: [{}],
    footer: [{}],
    'search-box': [{ placement: 'hero' }, { placement: 'header' }],
    'saved-button': withCars((car) => ({ car })),
    'compare-button': withCars((car) => ({ car })),
    'car-card': withCars((car) => ({ car })),
    'price-slider': [{}],
    'offer-cards': [{ limit: 2 }],
    'latest-cars': [{ limit: 2 }],
    'phone-reveal': withCars((car) => ({ car })),
    'share-widget': withCars((car) => ({ car })),
    'sticky-bar': withCars((car) => ({ car })),
    'location-block': [{ filter: 'all' }, { filter: 'service-and-parts' }],
    'location-selector': [{ field: 'location' }],
    'location-panel': locationIds.map((locationId) => ({ locationId })),
    'enquiry-form': [{ category: 'General Enquiry' }, ...withCars((car) => ({ car }))],
    'finance-summary': withCars((car) => ({ car, compact: true })),
    'finance-calculator': [{}, ...withCars((car) => ({ car }))],
    'finance-disclaimer': withCars((car) => ({ car })),
  };
}

/** How many addresses of one page are tested: they differ in their words only. */
const TESTED_ADDRESSES = 2;

/** Addresses with which a page is tested on a site: some without parameters, and those of the remote's examples. */
export function pageExamples(definition: RemoteDefinition, page: string, site: SiteConfig, { pages = {} }: RemoteExamples): string[] {
  const { open } = deployedRoutes(site, definition);
  const fixed = open.filter((route) => route.remote === definition.name && route.page === page && !route.pattern.includes(':'));
  return [...fixed.slice(0, TESTED_ADDRESSES).map(({ pattern }) => pattern), ...(pages[page]?.(site) ?? [])];
}
