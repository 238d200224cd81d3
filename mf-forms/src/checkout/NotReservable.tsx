import { useMemo } from 'react';
import { allCarsPath, usePlatform, type Car } from '@forecourt/shared-contracts';
import { FormStack, LeadForm } from '@forecourt/shared-forms';
import { Alert, Card, LinkButton } from '@forecourt/shared-ui';
import { vehicleEnquiry } from '../forms/vehicleEnquiry';
import styles from './Checkout.module.css';

interface NotReservableProps {
  car: Car;
  /** Somebody else was faster. */
  isTaken: boolean;
  /** What is said where nobody was faster. */
  reason: string;
}

/** A car that can not be reserved: why, the way to others, and an enquiry about it. */
export function NotReservable({ car, isTaken, reason }: NotReservableProps) {
  const { site, to } = usePlatform();
  const subject = useMemo(() => ({ car }), [car]);
  return (
    <Card padding="l">
      <FormStack>
        <Alert tone="info" title={isTaken ? 'This vehicle has just been reserved by someone else.' : reason}>
          <p>
            {isTaken
              ? 'You are not charged: if a payment went through, it is returned at once. It may become free again: ask us, or look at similar vehicles.'
              : 'Ask us about it: we know what is possible.'}
          </p>
          <div className={styles.ways}>
            <LinkButton to={allCarsPath({ site, to })} variant="secondary" size="s">
              See all vehicles
            </LinkButton>
          </div>
        </Alert>
        <h2 className={styles.heading}>Ask about this vehicle</h2>
        <LeadForm form={vehicleEnquiry} subject={subject} />
      </FormStack>
    </Card>
  );
}
