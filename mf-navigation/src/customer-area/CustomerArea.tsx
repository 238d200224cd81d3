import {
  carHeading,
  carPath,
  selectCustomerProfile,
  selectLastEnquiry,
  selectUser,
  useAppSelector,
  usePlatform,
  type LastEnquiry,
} from '@forecourt/shared-contracts';
import { LinkButton, SpecList } from '@forecourt/shared-ui';
import styles from './CustomerArea.module.css';
import { SignOutButton } from './SignOutButton';

/** What the last enquiry of this browser was about. */
function enquiryText({ car, category }: LastEnquiry): string {
  return car ? `${category}: ${carHeading(car)}` : category;
}

/** What the site knows of a signed-in visitor: name and phone, saved cars, the last enquiry of this browser, and the way out. */
export function CustomerArea({ saved }: { saved: number | null }) {
  const { site, to } = usePlatform();
  const user = useAppSelector(selectUser);
  const { name, last_name: lastName } = useAppSelector(selectCustomerProfile) ?? {};
  const enquiry = useAppSelector(selectLastEnquiry);
  const fullName = [name, lastName].filter(Boolean).join(' ');
  const facts = [
    ...(fullName ? [{ label: 'Name', value: fullName }] : []),
    { label: 'Phone', value: user?.phone ?? '' },
    ...(saved === null ? [] : [{ label: 'Saved vehicles', value: String(saved) }]),
    ...(enquiry ? [{ label: 'Last enquiry', value: enquiryText(enquiry) }] : []),
  ];

  return (
    <>
      <SpecList items={facts} />
      <div className={styles.actions}>
        {site.switches.watchlistEnabled && (
          <LinkButton to={to.ifDeployed('search.watchlist')} variant="primary">
            Your watchlist
          </LinkButton>
        )}
        {site.switches.favouritesEnabled && (
          <LinkButton to={to.ifDeployed('search.favourites')} variant="secondary">
            Your favourites
          </LinkButton>
        )}
        {enquiry?.car && (
          <LinkButton to={carPath(to, enquiry.car)} variant="secondary">
            Back to the vehicle
          </LinkButton>
        )}
        <SignOutButton />
      </div>
    </>
  );
}
