import { useSwitches } from '@forecourt/shared-contracts';
import { comparisonRateText, formatRate } from '@forecourt/shared-contracts/rate-texts';
import styles from './RateFacts.module.css';

interface RateFactsProps {
  /** Percent a year. */
  interestRate: number;
  comparisonRate: number;
  /** Basis and warning are in the disclaimer of the page, to which a link leads. */
  hasNoteElsewhere?: boolean;
}

/**
 * Interest rate, comparison rate, its basis and the warning, all at one size; basis and warning once on a page, never collapsed (PL-063).
 */
export function RateFacts({ interestRate, comparisonRate, hasNoteElsewhere = false }: RateFactsProps) {
  const switches = useSwitches();
  const { comparisonRateRange: range } = switches;
  return (
    <div className={styles.facts}>
      <dl className={styles.rates}>
        <div>
          <dt>Interest rate</dt> <dd>{formatRate(interestRate)}</dd>
        </div>
        <div>
          <dt>Comparison rate</dt> <dd>{formatRate(comparisonRate)}</dd>
        </div>
      </dl>
      {hasNoteElsewhere ? (
        <p>
          <a href="#financeDisclaimer">Basis of the comparison rate, and its warning</a>
        </p>
      ) : (
        <>
          {range && (
            <p>
              Comparison rates range from {formatRate(range.min)} to {formatRate(range.max)}
            </p>
          )}
          <p>{comparisonRateText(switches)}</p>
        </>
      )}
    </div>
  );
}
