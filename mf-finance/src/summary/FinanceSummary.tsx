import { financeFigure, formatMoney, usePlatform, type Car } from '@forecourt/shared-contracts';
import { VisuallyHidden } from '@forecourt/shared-ui';
import { RateFacts } from '../rates/RateFacts';
import styles from './FinanceSummary.module.css';

interface FinanceSummaryProps {
  car: Car;
  /** On a card: the figure is rendered as a line of text. */
  isCompact: boolean;
}

/** The weekly or monthly payment of a car with the tenant's lender; renders nothing if the rules allow no figure. */
export function FinanceSummary({ car, isCompact }: FinanceSummaryProps) {
  const { site, now } = usePlatform();
  const figure = financeFigure(car, site.switches, now);
  if (!figure) return null;
  const { amount, period, interestRate, comparisonRate, lender } = figure;

  return (
    <div className={styles.summary} data-compact={isCompact}>
      <p className={styles.figure}>
        <span className={styles.amount}>{formatMoney(amount)}</span> per {period}
        {/* A card may itself be a link, and links may not be nested. */}
        {isCompact ? (
          '*'
        ) : (
          <a className={styles.mark} href="#financeDisclaimer">
            *<VisuallyHidden> Finance disclaimer</VisuallyHidden>
          </a>
        )}
      </p>
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
