import { PageNotFound, type LoaderContext, type Location, type SiteConfig } from '@forecourt/shared-contracts';

/** Id of the location that a page is about. */
export interface LocationPageData {
  locationId: number;
}

/** The visible location with this id; throws for data of another site. */
export function locationById({ locations }: Pick<SiteConfig, 'locations'>, id: number): Location {
  const location = locations.find((each) => each.id === id && each.visible);
  if (!location) throw new Error(`This site has no visible location ${id}.`);
  return location;
}

/** Loader of location pages: finds the location by slug; PageNotFound for an unknown or hidden one. */
export function locationLoader({ params, site }: LoaderContext): LocationPageData {
  const location = site.locations.find(({ slug, visible }) => visible && slug === params.slug);
  if (!location) throw new PageNotFound(`${site.name} has no visible location "${params.slug}"; it may have closed or moved.`);
  return { locationId: location.id };
}
