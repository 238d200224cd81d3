import { useEffect, useRef, useState } from 'react';
import type { StripeCardElement } from '@stripe/stripe-js';
import { Alert, Button } from '@forecourt/shared-ui';
import type { CardFieldProps } from './cardField';
import { loadStripe } from './loadStripe';
import styles from './StripeCard.module.css';

interface StripeCardProps extends CardFieldProps {
  paymentKey: string;
}

const UNUSABLE = 'The card could not be read. Please check it and try again.';

/** The look of the site's own fields, for a field in a frame that its styles do not reach. */
function styleOf(element: HTMLElement) {
  const { color, fontFamily, fontSize } = getComputedStyle(element);
  return { base: { color, fontFamily, fontSize } };
}

/** Stripe's card field: the number is entered in a frame of Stripe's and never reaches this site. */
export function StripeCard(props: StripeCardProps) {
  const [isFailed, setFailed] = useState(false);
  const [handleFailed] = useState(() => () => setFailed(true));
  if (!isFailed) return <StripeField {...props} onFailed={handleFailed} />;
  return (
    <Alert tone="error" title="The card field could not be loaded.">
      <Button size="s" variant="secondary" onClick={() => setFailed(false)}>
        Try again
      </Button>
    </Alert>
  );
}

function StripeField({ paymentKey, onReady, onFailed }: StripeCardProps & { onFailed(): void }) {
  const container = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    let isGone = false;
    let card: StripeCardElement | null = null;
    const mount = async (element: HTMLElement) => {
      const stripe = await loadStripe(paymentKey);
      if (isGone) return;
      const field = stripe.elements().create('card', { hidePostalCode: true, style: styleOf(element) });
      card = field;
      field.on('ready', () => {
        setLoading(false);
        onReady(async () => {
          const created = await stripe.createPaymentMethod({ type: 'card', card: field }).catch(() => null);
          return created?.paymentMethod ? { token: created.paymentMethod.id } : { message: created?.error?.message ?? UNUSABLE };
        });
      });
      field.mount(element);
    };
    if (container.current)
      mount(container.current).catch(() => {
        if (!isGone) onFailed();
      });
    return () => {
      isGone = true;
      onReady(null);
      card?.destroy();
    };
  }, [paymentKey, onReady, onFailed]);

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Card</legend>
      <div ref={container} className={styles.card} aria-busy={isLoading} />
    </fieldset>
  );
}
