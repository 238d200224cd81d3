import { PageNotFound, type LoaderContext, type Location, type SiteConfig, type SpecialHours } from '@forecourt/shared-contracts';
import { loadDepartmentHours } from '../opening-hours/loadDepartmentHours';

/** What a page about one location displays beside the site's configuration. */
export interface LocationPageData {
  locationId: number;
  specialHours: SpecialHours[];
}

/** The visible location with this id; throws for data of another site. */
export function locationById({ locations }: Pick<SiteConfig, 'locations'>, id: number): Location {
  const location = locations.find((each) => each.id === id && each.visible);
  if (!location) throw new Error(`This site has no visible location ${id}.`);
  return location;
}

/** Loader of location pages: finds the location by slug; PageNotFound for an unknown or hidden one. */
export async function locationLoader({ params, site, api, signal }: LoaderContext): Promise<LocationPageData> {
  const location = site.locations.find(({ slug, visible }) => visible && slug === params.slug);
  if (!location) throw new PageNotFound(`${site.name} has no visible location "${params.slug}"; it may have closed or moved.`);
  return { locationId: location.id, specialHours: await loadDepartmentHours(location, { api, site, signal }) };
}
