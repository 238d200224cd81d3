import { useSwitches } from '@forecourt/shared-contracts';
import { comparisonRateText, formatRate } from '@forecourt/shared-contracts/rate-texts';
import styles from './FinanceNote.module.css';

/** Anchor of the note below a list of cars. */
export const FINANCE_NOTE_ID = 'finance-note';

/** What the asterisk beside each payment of a list refers to: basis of the comparison rates, and the warning, never collapsed (PL-063). */
export function FinanceNote() {
  const switches = useSwitches();
  const { comparisonRateRange: range } = switches;
  return (
    <aside id={FINANCE_NOTE_ID} className={styles.note} aria-label="About these payments">
      * The lender’s figures, not an offer of finance.{' '}
      {range && `Comparison rates range from ${formatRate(range.min)} to ${formatRate(range.max)} `}
      {comparisonRateText(switches)}
    </aside>
  );
}
