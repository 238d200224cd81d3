import { useLinks, type Links } from '@forecourt/shared-contracts';
import { Card } from '@forecourt/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import styles from './DirectContact.module.css';

/** The lead forms that the site has, by their names. The one of the contact page is the general enquiry. */
const enquiriesOf = (to: Links, route: string | null): [name: string, path: string | null][] => [
  ['General enquiry', route === 'forms.contact' || route === 'forms.contact-us' ? null : to.ifDeployed('forms.general-enquiry')],
  ['New vehicle enquiry', to.ifDeployed('forms.new-vehicle-enquiry')],
  ['Book a test drive', to.ifDeployed('forms.test-drive')],
  ['Book a service', to.ifDeployed('forms.service')],
  ['Service enquiry', to.ifDeployed('forms.service-enquiry')],
  ['Parts enquiry', to.ifDeployed('forms.parts-enquiry')],
  ['Sell my car', to.ifDeployed('forms.sell-my-car')],
  ['Fleet enquiry', to.ifDeployed('forms.fleet-enquiry')],
  ['Feedback', to.ifDeployed('forms.feedback')],
  ['Careers', to.ifDeployed('forms.careers')],
];

/** Links to the forms for other subjects than that of this page. */
export function OtherEnquiries() {
  const to = useLinks();
  const { pathname } = useLocation();
  const links = enquiriesOf(to, to.routeAt(pathname)).flatMap(([name, path]) =>
    path === null || path === pathname ? [] : [{ name, path }],
  );
  if (links.length === 0) return null;
  return (
    <Card as="nav" padding="l" gap={4} aria-labelledby="other-enquiries">
      <h2 id="other-enquiries" className={styles.heading}>
        Looking for something else?
      </h2>
      <ul className={styles.options}>
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
