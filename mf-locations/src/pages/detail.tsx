import { addressLine, locationPath, Slot, usePlatform, type MetaContext } from '@forecourt/shared-contracts';
import { breadcrumbList } from '@forecourt/shared-contracts/structured-data';
import { Breadcrumbs, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { locationById, locationLoader, type LocationPageData } from './locationPageData';
import { LocationPanel } from '../location-panel/LocationPanel';
import { autoDealer } from '../structured-data/autoDealer';
import { locationBreadcrumbs } from './locationBreadcrumbs';
import { LocationEnquiry } from './LocationEnquiry';
import { OtherLocations } from './OtherLocations';

export const loader = locationLoader;

export function meta({ data, site, to }: MetaContext<LocationPageData>) {
  const location = locationById(site, data.locationId);
  return {
    title: location.name,
    description: `${location.name}, ${addressLine(location.address)}: phone number and opening hours.`,
    canonical: locationPath({ site, to }, location),
    jsonLd: [autoDealer(location, { site, to }), breadcrumbList(locationBreadcrumbs(location, to), site)],
  };
}

/** One location; with `locationPageBase` /our-location it has the enquiry form as well. */
export function Component({ data }: { data: LocationPageData }) {
  const { site, to } = usePlatform();
  const location = locationById(site, data.locationId);
  const panel = <LocationPanel location={location} specialHours={data.specialHours} headingLevel={null} />;
  return (
    <PageFrame kind="location">
      <Breadcrumbs items={locationBreadcrumbs(location, to)} />
      <PageHeading>{location.name}</PageHeading>
      {site.switches.locationPageBase === '/our-location' ? (
        <>
          <PageArea area="main">{panel}</PageArea>
          <PageArea area="aside">
            <LocationEnquiry location={location} />
          </PageArea>
        </>
      ) : (
        panel
      )}
      <Slot name="reviews" locationId={location.id} fallback={null} hydrate="visible" />
      <OtherLocations location={location} />
    </PageFrame>
  );
}
