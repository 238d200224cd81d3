import type { Location, Links } from '@forecourt/shared-contracts';
import type { Crumb } from '@forecourt/shared-ui';

/** Breadcrumbs of a location. */
export function locationBreadcrumbs(location: Location, to: Links): Crumb[] {
  return [{ label: 'Home', to: to('shell.home') }, { label: 'Locations', to: to('locations.list') }, { label: location.name }];
}
