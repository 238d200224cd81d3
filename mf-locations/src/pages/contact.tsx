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

const titleOf = (name: string) => `Contact ${name}`;

export function meta({ data, site, paths }: MetaContext<LocationPageData>) {
  const location = locationById(site, data.locationId);
  return {
    title: titleOf(location.name),
    description: `Send an enquiry to ${location.name}, ${addressLine(location.address)}.`,
    canonical: paths.locationContact(location),
    jsonLd: [autoDealer(location, { site, paths }), breadcrumbList(locationCrumbs(location, paths), site.url)],
  };
}

/** One location with the enquiry form that goes to it (LO-004). */
export function Component({ data }: { data: LocationPageData }) {
  const { site, paths } = usePlatform();
  const location = locationById(site, data.locationId);
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={locationCrumbs(location, paths)} />
      <PageHeading>{titleOf(location.name)}</PageHeading>
      <div className={styles.withForm}>
        <LocationPanel location={location} headingLevel={2} />
        <LocationEnquiry location={location} />
      </div>
    </Container>
  );
}
