import { useLinks, useSite, type MetaContext } from '@forecourt/shared-contracts';
import { LinkButton, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { ChoiceLinks } from '@forecourt/shared-ui/content';
import { useSearchParams } from 'react-router-dom';
import { filterLocations } from '../location-block/filterLocations';
import { LocationGrid } from '../location-block/LocationGrid';
import { LOCATION_TYPES, typeOf } from '../location/locationType';

const TITLE = 'View our locations';

/** The parameter 'type' filters the cards in the browser. */
export const ownsQuery = true;

export function meta({ site, to }: MetaContext<unknown>) {
  const cities = [...new Set(filterLocations(site.locations, { filter: 'all' }).map(({ address }) => address.city))].filter(Boolean);
  return { title: TITLE, description: `${site.name} locations: ${cities.join(', ')}.`, canonical: to('locations.list') };
}

/** Every location of the dealer as a card, or those of the type that the address names, with links to each type. */
export function Component() {
  const to = useLinks();
  const locations = filterLocations(useSite().locations, { filter: 'all' });
  const [query] = useSearchParams();
  const types = LOCATION_TYPES.filter(({ value }) => locations.some((location) => typeOf(location) === value));
  const type = types.find(({ value }) => value === query.get('type'))?.value;
  const choices = [
    { label: 'All', to: to('locations.list'), isOn: type === undefined },
    ...types.map(({ value, label }) => ({ label, to: `${to('locations.list')}?type=${value}`, isOn: value === type })),
  ];
  return (
    <PageFrame kind="content">
      <PageHeading>{TITLE}</PageHeading>
      {types.length > 1 && <ChoiceLinks label="Location types" choices={choices} />}
      <LocationGrid locations={locations.filter((each) => type === undefined || typeOf(each) === type)} headingLevel={2} hasNearestTool />
      <p>
        <LinkButton variant="secondary" to={to.ifDeployed('locations.visit-us')}>
          Opening hours of every location
        </LinkButton>
      </p>
    </PageFrame>
  );
}
