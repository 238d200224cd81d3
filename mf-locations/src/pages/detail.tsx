import { usePlatform, type MetaContext } from '@forecourt/shared-contracts';
import { Breadcrumbs, Container, PageHeading } from '@forecourt/shared-ui';
import { addressLine } from '../location/address';
import { locationById, locationLoader, type LocationPageData } from '../location/findLocation';
import { LocationPanel } from '../location-panel/LocationPanel';
import { autoDealer } from '../structured-data/autoDealer';
import { breadcrumbList } from '../structured-data/breadcrumbList';
import { locationCrumbs } from './locationCrumbs';
import { LocationEnquiry } from './LocationEnquiry';
import styles from './page.module.css';

export const loader = locationLoader;

export function meta({ data, site, paths }: MetaContext<LocationPageData>) {
  const location = locationById(site, data.locationId);
  return {
    title: location.name,
    description: `${location.name}, ${addressLine(location.address)}: phone number and opening hours.`,
    canonical: paths.location(location),
    jsonLd: [autoDealer(location, { site, paths }), breadcrumbList(locationCrumbs(location, paths), site.url)],
  };
}

/** One location; where cards lead to /our-location it is the contact page as well (LO-002, LO-003). */
export function Component({ data }: { data: LocationPageData }) {
  const { site, paths } = usePlatform();
  const location = locationById(site, data.locationId);
  const panel = <LocationPanel location={location} headingLevel={null} />;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={locationCrumbs(location, paths)} />
      <PageHeading>{location.name}</PageHeading>
      {site.switches.locationPageBase === '/our-location' ? (
        <div className={styles.withForm}>
          {panel}
          <LocationEnquiry location={location} />
        </div>
      ) : (
        panel
      )}
    </Container>
  );
}
