import { Alert, Button, Skeleton } from '@forecourt/shared-ui';
import type { CardFieldProps } from './cardField';
import { TestCard } from './TestCard';
import { usePaymentFields } from './usePaymentFields';

/** The card field of this site's payment provider; a way on where there is none. */
export function CardField({ onReady }: CardFieldProps) {
  const payment = usePaymentFields();
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
  switch (payment.fields.kind) {
    case 'test':
      return <TestCard onReady={onReady} />;
    default:
      return (
        <Alert tone="info" title="We can not take cards online at the moment.">
          <p>Your enquiry has reached us: we call you to arrange it.</p>
        </Alert>
      );
  }
}
