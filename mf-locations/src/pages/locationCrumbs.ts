import type { Location, Paths } from '@forecourt/shared-contracts';
import type { Crumb } from '@forecourt/shared-ui';

/** The way from the home page to a location. */
export function locationCrumbs(location: Location, paths: Paths): Crumb[] {
  return [{ label: 'Home', to: paths.home() }, { label: 'Locations', to: paths.locations() }, { label: location.name }];
}
