import { useRef } from 'react';
import {
  enquiriesCleared,
  selectEnquiries,
  useAccountData,
  useAppDispatch,
  useAppSelector,
  useLinks,
  type AccountEnquiry,
} from '@forecourt/shared-contracts';
import { Alert, Button, EmptyState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import styles from './Enquiries.module.css';
import { EnquiryCard } from './EnquiryCard';
import { listedEnquiries } from './listedEnquiries';
import { useClaims } from './useClaims';

const NO_ENQUIRIES: readonly AccountEnquiry[] = [];

/** Enquiries, test drives and valuations of the account, and the last ones of this browser. Devices are shared, so a visitor can clear those. */
export function Enquiries() {
  const to = useLinks();
  const dispatch = useAppDispatch();
  const browser = useAppSelector(selectEnquiries);
  const { data, hasFailed, isLoading, retry } = useAccountData<AccountEnquiry[]>('/api/account/enquiries');
  const heading = useRef<HTMLHeadingElement>(null);
  const enquiries = listedEnquiries(to, data ?? NO_ENQUIRIES, browser);
  const isOfBrowser = enquiries.some(({ state }) => state === null);
  useClaims(data && enquiries.flatMap(({ id, state }) => (state === null ? id : [])), retry);

  const handleClear = () => {
    dispatch(enquiriesCleared());
    // The button disappears with the list.
    heading.current?.focus();
  };

  return (
    <Stack as="section" gap={3} aria-labelledby="your-enquiries">
      <header className={styles.header}>
        <h2 id="your-enquiries" ref={heading} tabIndex={-1}>
          Your enquiries
        </h2>
        {browser.length > 0 && (
          <Button variant="quiet" onClick={handleClear}>
            Clear <VisuallyHidden>what this browser has stored</VisuallyHidden>
          </Button>
        )}
      </header>
      {hasFailed && (
        <Alert tone="error" title="We could not load your account. Please try again.">
          <Button variant="secondary" size="s" busy={isLoading} onClick={retry}>
            Retry
          </Button>
        </Alert>
      )}
      {data !== null && isOfBrowser && <p className={styles.note}>Some are stored in this browser alone, and not in your account.</p>}
      {enquiries.length > 0 && (
        <Stack as="ul" gap={3}>
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.id} enquiry={enquiry} />
          ))}
        </Stack>
      )}
      <output className={styles.loading}>{isLoading && <VisuallyHidden>Loading your enquiries</VisuallyHidden>}</output>
      {isLoading && !hasFailed && <Skeleton height="8rem" />}
      {enquiries.length === 0 && data !== null && (
        <EmptyState title="You have no recent enquiries." icon="mail" level={3}>
          <LinkButton to={to.ifDeployed('forms.contact')} variant="primary">
            Contact us
          </LinkButton>
        </EmptyState>
      )}
    </Stack>
  );
}
