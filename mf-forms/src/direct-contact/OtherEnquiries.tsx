import { useLinks } from '@forecourt/shared-contracts';
import { Card } from '@forecourt/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import styles from './DirectContact.module.css';

const ENQUIRIES = [
  ['forms.general-enquiry', 'General enquiry'],
  ['forms.new-vehicle-enquiry', 'New vehicle enquiry'],
  ['forms.service-enquiry', 'Service enquiry'],
  ['forms.parts-enquiry', 'Parts enquiry'],
  ['forms.fleet-enquiry', 'Fleet enquiry'],
  ['forms.feedback', 'Feedback'],
  ['forms.careers', 'Careers'],
] as const;

/** Links to the forms for other subjects than that of this page. */
export function OtherEnquiries() {
  const to = useLinks();
  const { pathname } = useLocation();
  const here = to.routeAt(pathname);
  const links = ENQUIRIES.flatMap(([route, name]) => {
    const path = to.ifDeployed(route);
    return path === null || route === here ? [] : [{ path, name }];
  });
  if (links.length === 0) return null;
  return (
    <Card as="nav" padding="l" className={styles.card} aria-labelledby="other-enquiries">
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
