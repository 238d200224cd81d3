import { Alert, Button, Skeleton } from '@forecourt/shared-ui';
import { useSite } from '@forecourt/shared-contracts';
import type { CardFieldProps } from './cardField';
import { StripeCard } from './StripeCard';
import { TestCard } from './TestCard';
import { usePaymentFields } from './usePaymentFields';

/** The card field of this site's payment provider; a way on where there is none. */
export function CardField({ onReady }: CardFieldProps) {
  const payment = usePaymentFields();
  const { payment_key: paymentKey } = useSite();
  if (payment.state === 'loading') return <Skeleton height="7rem" />;
  if (payment.state === 'failed') {
    return (
      <Alert tone="error" title="The card field could not be loaded.">
        <Button size="s" variant="secondary" onClick={payment.retry}>
          Try again
        </Button>
      </Alert>
    );
  }
  const { kind } = payment.fields;
  if (kind === 'test') return <TestCard onReady={onReady} />;
  if (kind === 'stripe' && paymentKey !== null) return <StripeCard paymentKey={paymentKey} onReady={onReady} />;
  return (
    <Alert tone="info" title="We can not take cards online at the moment.">
      <p>Your enquiry has reached us: we call you to arrange it.</p>
    </Alert>
  );
}
