import { formatMoney, phoneAddress, useLinks, useSwitches, type Car, type Quote, type Switches } from '@forecourt/shared-contracts';
import { COMPARISON_RATE_WARNING, formatRate } from '@forecourt/shared-contracts/rate-texts';
import { Card, LinkButton } from '@forecourt/shared-ui';
import { useId } from 'react';
import styles from './QuoteEstimate.module.css';
import { QUOTE_TERM, useQuote } from './useQuote';

/** Weeks by which a weekly repayment becomes a monthly one. */
const WEEKS_PER_MONTH = 4.33;

interface QuoteEstimateProps {
  car: Car;
  /** With a link to the page of the personalised estimate. */
  hasLink?: boolean;
  /** The warning is in the disclaimer of the page, to which a link leads. */
  hasNoteElsewhere?: boolean;
}

/** '...' while it loads, '-' where the quote has none. */
const textOf = (value: number | null, isLoading: boolean, format: (value: number) => string) =>
  isLoading ? '...' : value === null ? '-' : format(value);

/** AUD, whole dollars. */
const monthly = (weekly: number) => formatMoney(Math.round(weekly * WEEKS_PER_MONTH));

function Rates({ quote, isLoading }: { quote: Quote | null; isLoading: boolean }) {
  return (
    <dl className={styles.rates}>
      <div>
        <dt>Advertised rate</dt> <dd>{textOf(quote?.advertisedRate ?? null, isLoading, formatRate)}</dd>
      </div>
      <div>
        <dt>Comparison rate</dt> <dd>{textOf(quote?.comparisonRate ?? null, isLoading, formatRate)}</dd>
      </div>
    </dl>
  );
}

/** The lender's name, licence and telephone number, as far as the tenant has them. */
function Lender({ financeLenderName: name, financeContactPhone: phone, financeLicenceNumber: licence }: Switches) {
  if (!name && !phone && !licence) return null;
  return (
    <p>
      {[name, licence].filter(Boolean).join(', ')} {phone && <a href={phoneAddress(phone)}>{phone}</a>}
    </p>
  );
}

/** What a lender would lend for a car, by its quote service; nothing while there is no quote, or none can be had. */
export function QuoteEstimate({ car, hasLink = false, hasNoteElsewhere = false }: QuoteEstimateProps) {
  const switches = useSwitches();
  const personalised = useLinks().ifDeployed('finance.personalised', { car_id: car.id });
  const title = useId();
  const state = useQuote(car);
  if (state === null) return null;
  const isLoading = state === 'loading';
  const quote = isLoading ? null : state;

  return (
    <Card as="section" padding="l" gap={2} aria-labelledby={title} aria-busy={isLoading}>
      <h2 id={title} className={styles.title}>
        Estimate of the lender
      </h2>
      <p>
        <span className={styles.amount}>{textOf(quote?.weeklyRepaymentAmount ?? null, isLoading, monthly)}</span> per month*
      </p>
      <p>{`${QUOTE_TERM} year term, 10.0% deposit`}</p>
      <Rates quote={quote} isLoading={isLoading} />
      <div className={styles.small}>
        <p>
          * Comparison rate on a secured loan, 5 years, 10% deposit, 30% final payment.{' '}
          {hasNoteElsewhere ? <a href="#financeDisclaimer">The warning about comparison rates</a> : COMPARISON_RATE_WARNING}
        </p>
        <Lender {...switches} />
      </div>
      {hasLink && personalised && (
        <div>
          <LinkButton to={personalised} variant="secondary">
            Personalise this estimate
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
