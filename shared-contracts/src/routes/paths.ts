import type { Car } from '../entities/car';
import type { SiteConfig } from '../entities/site';
import { slugOf } from './slug';
import { ROUTES } from './table';
import { tenantRoutes } from './tenantRoutes';

type Params = Readonly<Record<string, string>>;

/** Replaces ':name' by its value, URL-encoded. */
function fill(pattern: string, params: Params): string {
  return pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The route whose platform pattern a path has, with its parameters as the path spells them; fixed patterns win. */
function routeOf(path: string): { id: string; params: Params } | null {
  const parts = path.split('/');
  const fits = ROUTES.filter(({ pattern }) => {
    const places = pattern.split('/');
    return places.length === parts.length && places.every((place, at) => (place.startsWith(':') ? parts[at] !== '' : place === parts[at]));
  });
  const route = fits.find(({ pattern }) => !pattern.includes(':')) ?? fits[0];
  if (!route) return null;
  const params = route.pattern.split('/').flatMap((place, at) => (place.startsWith(':') ? [[place.slice(1), parts[at] ?? '']] : []));
  return { id: route.id, params: Object.fromEntries(params) as Params };
}

function withQuery(path: string, query: Readonly<Record<string, string | number | null | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Builders of the site's addresses: remotes never write one by hand, so that a tenant who
 * moves a page moves every link to it (PL-007). All answers are paths of the same site.
 */
export function createPaths(site: Pick<SiteConfig, 'routes' | 'switches'>) {
  const routes = tenantRoutes(site);
  const to = (id: string, params: Params = {}) => {
    const route = routes.find((each) => each.id === id);
    return route ? fill(route.pattern, params) : '/';
  };
  /** A configured path, moved along with its route; an address that is none of the platform's stays. */
  const follow = (path: string) => {
    const route = routeOf(path);
    return route ? to(route.id, route.params) : path;
  };
  const locationRoute = { '/our-location': 'SH-061', '/contact-us': 'SH-064', '/locations': 'SH-062' } as const;

  return {
    home: () => to('SH-018'),
    /** Where 'see all cars' leads (SH-032). */
    allCars: () => follow(site.switches.defaultSearchPath),
    search: (query: string) => withQuery(to('SH-031'), { query }),
    searchPreset: (preset: string) => to('SH-032', { preset }),
    makeModel: (make: string, model: string) => to('SH-039', { make: slugOf(make), model: slugOf(model) }),
    preOwned: () => to('SH-041'),
    /** /cars/{slug}; without a slug the start of the stock pages (CO-124). */
    car: (car: Pick<Car, 'slug'>) => (car.slug ? to('SH-020', { slug: car.slug }) : to('SH-019')),
    favourites: () => to('SH-045'),
    locations: () => to('SH-060'),
    location: (location: { slug: string }) => to(locationRoute[site.switches.locationPageBase], { slug: location.slug }),
    locationContact: (location: { slug: string }) => to('SH-064', { slug: location.slug }),
    contact: () => to('SH-066'),
    success: () => to('SH-029'),
    /** Finance link with what the form needs to start (CO-128). */
    finance: (car?: Pick<Car, 'id' | 'dealership_slug' | 'price' | 'car_type' | 'vin'>) =>
      car
        ? `${withQuery(follow(site.switches.financePath), {
            preferredDealership: car.dealership_slug,
            vehiclePriceBudget: car.price,
            car_id: car.id,
            car_type: car.car_type,
            vin: car.vin,
          })}#finance-form`
        : follow(site.switches.financePath),
    financeInformation: () => to('SH-084'),
    privacy: () => to('SH-086'),
    terms: () => to('SH-087'),
    /** Picture of the image service at a width in pixels (CO-131). */
    image: (path: string, width: number, quality = site.switches.imageQuality) =>
      `/images/w_${width},q_${quality}/${path.replace(/^\/+/, '')}`,
  };
}
export type Paths = ReturnType<typeof createPaths>;
