import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useLinks, useSite } from '@forecourt/shared-contracts';
import { Announcement, FormButtons, FormStack, Note, useIsSlow } from '@forecourt/shared-forms';
import { Alert, Button } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { CardField } from './CardField';
import type { CreateToken } from './cardField';
import type { PaymentOutcome } from './requestPayment';

interface PayStepProps {
  /** Text of the button: 'Pay $200 and reserve'. */
  action: string;
  /** A payment of this tab has no outcome yet. */
  isUnclear: boolean;
  onPay(createToken: CreateToken | null): Promise<PaymentOutcome<unknown> | null>;
  onBack: () => void;
  /** What is paid for. */
  children: ReactNode;
}

const TOO_MANY = 'Too many attempts. Please wait a minute and try again.';

/** The card, the button that pays with it, and what to do when the payment fails. */
export function PayStep({ action, isUnclear, onPay, onBack, children }: PayStepProps) {
  const { name } = useSite();
  const to = useLinks();
  // In no state: a click that follows another choice at once pays with the new one.
  const createToken = useRef<CreateToken>(null);
  const [isReady, setReady] = useState(false);
  // What is under way: a payment has no outcome until it has one, and must not take the card away meanwhile.
  const [underWay, setUnderWay] = useState<'payment' | 'check' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isPaying = underWay !== null;
  const isUnknown = underWay === null ? isUnclear : underWay === 'check';
  const isSlow = useIsSlow(isPaying);
  const handleReady = useCallback((create: CreateToken | null) => {
    createToken.current = create;
    setReady(create !== null);
  }, []);

  const handlePay = async () => {
    setUnderWay(isUnclear ? 'check' : 'payment');
    setProblem(null);
    const outcome = await onPay(createToken.current);
    if (outcome?.kind === 'refused') setProblem(outcome.message);
    if (outcome?.kind === 'too-many') setProblem(TOO_MANY);
    setUnderWay(null);
  };

  return (
    <FormStack>
      {children}
      {isUnknown ? (
        <Alert tone="error" title="We do not know yet whether your payment went through.">
          <p>Press the button again: it asks for the same payment, and you are charged once.</p>
        </Alert>
      ) : (
        <CardField onReady={handleReady} />
      )}
      {problem && <Alert tone="error" title={problem} />}
      <FormButtons>
        <Button size="l" busy={isPaying} disabled={!isUnknown && !isReady} onClick={() => void handlePay()}>
          {isUnknown ? 'Check my payment' : action}
        </Button>
        <Button variant="quiet" size="l" onClick={onBack}>
          Back
        </Button>
      </FormButtons>
      <Announcement hidden={!isSlow}>{isSlow && 'Still waiting for your bank. Please keep this page open.'}</Announcement>
      <Note>
        {name} never sees your card number. See our <Link to={to('navigation.privacy')}>privacy policy</Link>.
      </Note>
    </FormStack>
  );
}
