import { loadSpecialHours, useSite, type LoaderContext, type MetaContext, type SpecialHours } from '@forecourt/shared-contracts';
import { PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { NearestFirst } from '../distance/NearestFirst';
import { filterLocations } from '../location-block/filterLocations';
import { LocationPanel } from '../location-panel/LocationPanel';
import { oneOfEachAddress } from '../opening-hours/departments';

const TITLE = 'Visit us';

export const loader = ({ site, api, signal }: LoaderContext): Promise<SpecialHours[]> =>
  loadSpecialHours(
    site.locations.map(({ id }) => id),
    { api, signal },
  );

export function meta({ site, to }: MetaContext<unknown>) {
  return { title: TITLE, description: `Where to find ${site.name}, and when we are open.`, canonical: to('locations.visit-us') };
}

/** Every address of the dealer with its map, phone number and the opening hours of its departments, the nearest first. */
export function Component({ data: specialHours }: { data: SpecialHours[] }) {
  const { locations, name } = useSite();
  return (
    <PageFrame kind="content">
      <PageHeading lead={`Where to find ${name}, and when we are open`}>{TITLE}</PageHeading>
      <NearestFirst locations={oneOfEachAddress(filterLocations(locations, { filter: 'all' }))} hasTool>
        {(ordered) => (
          <Stack gap={6}>
            {ordered.map(({ location, km }) => (
              <LocationPanel key={location.id} location={location} specialHours={specialHours} headingLevel={2} km={km} />
            ))}
          </Stack>
        )}
      </NearestFirst>
    </PageFrame>
  );
}
