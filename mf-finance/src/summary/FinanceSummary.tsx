import { financeFigure, formatMoney, usePlatform, type Car, type FinanceFigure } from '@forecourt/shared-contracts';
import { formatRate } from '@forecourt/shared-contracts/rate-texts';
import { VisuallyHidden } from '@forecourt/shared-ui';
import { DisclaimerLink } from './DisclaimerLink';
import { FINANCE_NOTE_ID } from './FinanceNote';
import styles from './FinanceSummary.module.css';

/** Anchor of the calculator on the page of a car. */
const CALCULATOR_ID = 'finance-calculator';

interface FinanceSummaryProps {
  car: Car;
  /** On a card of a list: one line, whose basis is in the list's finance-note; on the page of a car it is in the disclaimer. */
  isCompact: boolean;
}

/** '$144 per week* · 8.49% p.a. (9.19% p.a. comparison rate)', all in one size. */
function FinanceLine({ figure: { amount, period, interestRate, comparisonRate } }: { figure: FinanceFigure }) {
  return (
    <p className={styles.compact}>
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
      <div className={styles.line}>
        <span className={styles.amount}>{formatMoney(amount)}</span> per {period}
        <DisclaimerLink figure={figure} /> · {formatRate(interestRate)} ({formatRate(comparisonRate)} comparison rate)
      </div>
      <div className={styles.basis}>
        {site.switches.financeSummaryVariant === 'detailed' && (
          <ul className={styles.details}>
            {lender.deposit !== null && <li>{formatMoney(lender.deposit)} deposit</li>}
            {lender.termYears !== null && <li>{lender.termYears} year term</li>}
            <li>{formatMoney(lender.balloon ?? 0)} final payment</li>
          </ul>
        )}
        <a href={`#${CALCULATOR_ID}`}>
          Change<VisuallyHidden> the term, deposit or rate</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
