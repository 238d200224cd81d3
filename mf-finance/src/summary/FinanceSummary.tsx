import { financeFigure, formatMoney, usePlatform, type Car, type FinanceFigure } from '@forecourt/shared-contracts';
import { formatRate } from '@forecourt/shared-contracts/rate-texts';
import { VisuallyHidden } from '@forecourt/shared-ui';
import { RateFacts } from '../rates/RateFacts';
import { DisclaimerLink } from './DisclaimerLink';
import { FINANCE_NOTE_ID } from './FinanceNote';
import styles from './FinanceSummary.module.css';

interface FinanceSummaryProps {
  car: Car;
  /** On a card of a list: one line, whose basis is in the list's finance-note. */
  isCompact: boolean;
}

/** '$144 per week* · 8.49% p.a. (9.19% p.a. comparison rate)', all in one size. */
function FinanceLine({ figure: { amount, period, interestRate, comparisonRate } }: { figure: FinanceFigure }) {
  return (
    <p className={styles.line}>
      {formatMoney(amount)} per {period}
      <a className={styles.mark} href={`#${FINANCE_NOTE_ID}`}>
        *<VisuallyHidden> About these payments</VisuallyHidden>
      </a>{' '}
      · {formatRate(interestRate)} ({formatRate(comparisonRate)} comparison rate)
    </p>
  );
}

/** The weekly or monthly payment of a car with the tenant's lender; renders nothing if the rules allow no figure. */
export function FinanceSummary({ car, isCompact }: FinanceSummaryProps) {
  const { site, now } = usePlatform();
  const figure = financeFigure(car, site.switches, now);
  if (!figure) return null;
  if (isCompact) return <FinanceLine figure={figure} />;
  const { amount, period, interestRate, comparisonRate, lender } = figure;

  return (
    <div className={styles.summary}>
      <div className={styles.figure}>
        <span className={styles.amount}>{formatMoney(amount)}</span> per {period}
        <DisclaimerLink figure={figure} />
      </div>
      {site.switches.financeSummaryVariant === 'detailed' && (
        <ul className={styles.details}>
          {lender.deposit !== null && <li>{formatMoney(lender.deposit)} deposit</li>}
          {lender.termYears !== null && <li>{lender.termYears} year term</li>}
          <li>{formatMoney(lender.balloon ?? 0)} final payment</li>
        </ul>
      )}
      <RateFacts interestRate={interestRate} comparisonRate={comparisonRate} />
    </div>
  );
}
