import { formatMoney, type Quote } from '@forecourt/shared-contracts';
import { formatRate } from '@forecourt/shared-contracts/rate-texts';
import styles from './Quote.module.css';
import { QUOTE_TERM } from './useQuote';

/** Weeks by which a weekly repayment becomes a monthly one. */
const WEEKS_PER_MONTH = 4.33;

/** AUD, whole dollars. */
const monthly = (weekly: number) => formatMoney(Math.round(weekly * WEEKS_PER_MONTH));

/** Payment, term and rates of a quote: '...' for each while it is loading, '-' for what it lacks. */
export function QuoteFigures({ quote }: { quote: Quote | 'loading' }) {
  const textOf = (name: keyof Quote, format: (value: number) => string) => {
    if (quote === 'loading') return '...';
    const value = quote[name];
    return value === null ? '-' : format(value);
  };
  return (
    <>
      <p>
        <span className={styles.amount}>{textOf('weeklyRepaymentAmount', monthly)}</span> per month*
      </p>
      <p>{`${QUOTE_TERM} year term, 10.0% deposit`}</p>
      <dl className={styles.rates}>
        <div>
          <dt>Advertised rate</dt> <dd>{textOf('advertisedRate', formatRate)}</dd>
        </div>
        <div>
          <dt>Comparison rate</dt> <dd>{textOf('comparisonRate', formatRate)}</dd>
        </div>
      </dl>
    </>
  );
}
