import {
  carHeading,
  carPath,
  clockAt,
  formatMoney,
  shortDate,
  useAccountData,
  usePlatform,
  useSwitches,
  type AccountQuote,
} from '@forecourt/shared-contracts';
import { Alert, Button, Card, LinkButton, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { QuoteFigures } from '../quote/QuoteFigures';
import { QuoteTerms } from '../quote/QuoteTerms';
import styles from './StoredQuotes.module.css';

/** Lenders' estimates of the account by car, newest first, with the terms of their rates once; nothing where there are none, or the site has no quotes. */
export function StoredQuotes() {
  const { financeEnabled, youxQuoteEnabled } = useSwitches();
  return financeEnabled && youxQuoteEnabled && <QuotesOfAccount />;
}

function QuotesOfAccount() {
  const { data, hasFailed, isLoading, retry } = useAccountData<AccountQuote[]>('/api/account/quotes');
  if (hasFailed) {
    return (
      <Alert tone="error" title="We could not load your finance estimates. Please try again.">
        <Button variant="secondary" size="s" busy={isLoading} onClick={retry}>
          Retry
        </Button>
      </Alert>
    );
  }
  if (data === null || data.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="your-quotes">
      <h2 id="your-quotes">Your finance estimates</h2>
      <ul className={styles.list}>
        {data.map((each) => (
          <StoredQuoteCard key={each.car.id} stored={each} />
        ))}
      </ul>
      <QuoteTerms />
    </Stack>
  );
}

function StoredQuoteCard({ stored: { car, price, quote, quoted_at } }: { stored: AccountQuote }) {
  const { site, to } = usePlatform();
  const heading = carHeading(car);
  const personalised = to.ifDeployed('finance.personalised', { car_id: car.id });
  const date = shortDate(clockAt(new Date(quoted_at), site.switches.openingHoursTimeZone).date);
  return (
    <Card as="li" padding="m" gap={2}>
      <h3>
        <Link to={carPath(to, car)}>{heading}</Link>
      </h3>
      <QuoteFigures quote={quote} />
      <p className={styles.made}>
        Lender’s estimate as of <time dateTime={quoted_at}>{date}</time>
        {price !== null && `, for a price of ${formatMoney(price)}`}
      </p>
      {personalised && (
        <div>
          <LinkButton to={personalised} variant="secondary" size="s">
            Ask about finance <VisuallyHidden>for the {heading}</VisuallyHidden>
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
