import type { Location, Paths } from '@forecourt/shared-contracts';
import type { Crumb } from '@forecourt/shared-ui';

/** Breadcrumbs of a location. */
export function locationBreadcrumbs(location: Location, paths: Paths): Crumb[] {
  return [{ label: 'Home', to: paths.home() }, { label: 'Locations', to: paths.locations() }, { label: location.name }];
}
