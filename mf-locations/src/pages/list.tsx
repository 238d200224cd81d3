import { useSite, type MetaContext } from '@forecourt/shared-contracts';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import { filterLocations } from '../location-block/filterLocations';
import { LocationGrid } from '../location-block/LocationGrid';

const TITLE = 'View our locations';

export function meta({ site, to }: MetaContext<unknown>) {
  const cities = [...new Set(filterLocations(site.locations, 'all').map(({ address }) => address.city))].filter(Boolean);
  return { title: TITLE, description: `${site.name} locations: ${cities.join(', ')}.`, canonical: to('locations.list') };
}

/** Every location of the dealer as a card. */
export function Component() {
  const { locations } = useSite();
  return (
    <PageFrame kind="content">
      <PageHeading>{TITLE}</PageHeading>
      <LocationGrid locations={filterLocations(locations, 'all')} headingLevel={2} />
    </PageFrame>
  );
}
