import { useState, type ReactNode } from 'react';
import { formatMoney, useLinks, usePlatform } from '@forecourt/shared-contracts';
import { Alert, Button } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import layout from '../lead-form/LeadForm.module.css';
import { useIsSlow } from '../lead-form/useIsSlow';
import { CardField } from '../payment/CardField';
import type { CreateToken } from '../payment/cardField';
import styles from './Checkout.module.css';
import type { DepositOutcome } from './payDeposit';
import { Sum } from './Sum';

interface DepositStepProps {
  /** Further rows beside the amount of the deposit. */
  sums: ReactNode;
  /** What the payment is for: 'reserve'. */
  purpose: string;
  /** A payment of this tab has no outcome yet. */
  isUnclear: boolean;
  onPay(createToken: CreateToken | null): Promise<DepositOutcome | null>;
  onBack: () => void;
}

const TOO_MANY = 'Too many attempts. Please wait a minute and try again.';

/** The deposit: what it is for, the card, and what to do when the payment fails. */
export function DepositStep({ sums, purpose, isUnclear, onPay, onBack }: DepositStepProps) {
  const { site } = usePlatform();
  const to = useLinks();
  const [createToken, setCreateToken] = useState<{ create: CreateToken } | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isSlow = useIsSlow(isPaying);
  const amount = formatMoney(site.switches.reserveAmount);
  const [handleReady] = useState(() => (create: CreateToken | null) => setCreateToken(create && { create }));

  const handlePay = async () => {
    setPaying(true);
    setProblem(null);
    const outcome = await onPay(createToken?.create ?? null);
    if (outcome?.kind === 'refused') setProblem(outcome.message);
    if (outcome?.kind === 'too-many') setProblem(TOO_MANY);
    setPaying(false);
  };

  return (
    <div className={layout.form}>
      <dl className={styles.sums}>
        <Sum label="Deposit today">{amount}</Sum>
        {sums}
      </dl>
      <p>The deposit is fully refundable.</p>
      {isUnclear ? (
        <Alert tone="error" title="We do not know yet whether your payment went through.">
          <p>Press the button again: it asks for the same payment, and you are charged once.</p>
        </Alert>
      ) : (
        <CardField onReady={handleReady} />
      )}
      {problem && <Alert tone="error" title={problem} />}
      <div className={layout.buttons}>
        <Button size="l" busy={isPaying} disabled={!isUnclear && createToken === null} onClick={() => void handlePay()}>
          {isUnclear ? 'Check my payment' : `Pay ${amount} and ${purpose}`}
        </Button>
        <Button variant="quiet" size="l" onClick={onBack}>
          Back
        </Button>
      </div>
      <output className={layout.note} hidden={!isSlow}>
        {isSlow && 'Still waiting for your bank. Please keep this page open.'}
      </output>
      <p className={layout.note}>
        {site.name} never sees your card number. See our <Link to={to('navigation.privacy')}>privacy policy</Link>.
      </p>
    </div>
  );
}
