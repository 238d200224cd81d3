import { addressLine, Slot, usePlatform, type MetaContext } from '@forecourt/shared-contracts';
import { breadcrumbList } from '@forecourt/shared-contracts/structured-data';
import { Breadcrumbs, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { GuaranteeStrip } from '../guarantee-strip/GuaranteeStrip';
import { locationById, locationLoader, type LocationPageData } from './locationPageData';
import { LocationPanel } from '../location-panel/LocationPanel';
import { autoDealer } from '../structured-data/autoDealer';
import { locationBreadcrumbs } from './locationBreadcrumbs';
import { LocationEnquiry } from './LocationEnquiry';
import { OtherLocations } from './OtherLocations';

export const loader = locationLoader;

const titleOf = (name: string) => `Contact ${name}`;

export function meta({ data, site, to }: MetaContext<LocationPageData>) {
  const location = locationById(site, data.locationId);
  return {
    title: titleOf(location.name),
    description: `Send an enquiry to ${location.name}, ${addressLine(location.address)}.`,
    canonical: to('locations.contact', { slug: location.slug }),
    jsonLd: [autoDealer(location, { site, to }), breadcrumbList(locationBreadcrumbs(location, to), site)],
  };
}

/** One location with an enquiry form. */
export function Component({ data }: { data: LocationPageData }) {
  const { site, to } = usePlatform();
  const location = locationById(site, data.locationId);
  return (
    <PageFrame kind="location">
      <Breadcrumbs items={locationBreadcrumbs(location, to)} />
      <PageHeading>{titleOf(location.name)}</PageHeading>
      <PageArea area="main">
        <LocationPanel location={location} specialHours={data.specialHours} headingLevel={2} />
      </PageArea>
      <PageArea area="aside">
        <LocationEnquiry location={location} />
      </PageArea>
      <GuaranteeStrip />
      <Slot name="reviews" locationId={location.id} fallback={null} hydrate="visible" />
      <OtherLocations location={location} />
    </PageFrame>
  );
}
