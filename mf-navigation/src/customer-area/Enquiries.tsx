import { useRef } from 'react';
import { enquiriesCleared, selectEnquiries, useAppDispatch, useAppSelector, useLinks } from '@forecourt/shared-contracts';
import { Button, EmptyState, LinkButton, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import styles from './Enquiries.module.css';
import { EnquiryCard } from './EnquiryCard';

/** The last enquiries of this browser. Devices are shared, so the visitor can clear the list. */
export function Enquiries() {
  const to = useLinks();
  const dispatch = useAppDispatch();
  const enquiries = useAppSelector(selectEnquiries);
  const heading = useRef<HTMLHeadingElement>(null);

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
        {enquiries.length > 0 && (
          <Button variant="quiet" onClick={handleClear}>
            Clear <VisuallyHidden>this list</VisuallyHidden>
          </Button>
        )}
      </header>
      {enquiries.length > 0 ? (
        <>
          <p className={styles.note}>Sent from this browser in the last 30 days.</p>
          <Stack as="ul" gap={3}>
            {enquiries.map((enquiry) => (
              <EnquiryCard key={enquiry.id} enquiry={enquiry} />
            ))}
          </Stack>
        </>
      ) : (
        <EmptyState title="You have no recent enquiries." icon="mail" level={3}>
          <LinkButton to={to.ifDeployed('forms.contact')} variant="primary">
            Contact us
          </LinkButton>
        </EmptyState>
      )}
    </Stack>
  );
}
