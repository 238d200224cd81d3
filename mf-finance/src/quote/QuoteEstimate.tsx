import { useLinks, type Car } from '@forecourt/shared-contracts';
import { Card, LinkButton } from '@forecourt/shared-ui';
import { useId, type ReactNode } from 'react';
import styles from './Quote.module.css';
import { QuoteFigures } from './QuoteFigures';
import { QuoteTerms } from './QuoteTerms';
import { useQuote } from './useQuote';

interface QuoteEstimateProps {
  car: Car;
  /** With a link to the page of the personalised estimate. */
  hasLink?: boolean;
  /** The warning is in the disclaimer of the page, to which a link leads. */
  hasNoteElsewhere?: boolean;
  /** Below the terms. */
  children?: ReactNode;
}

/** What a lender would lend for a car, by its quote service; nothing while there is no quote, or none can be had. */
export function QuoteEstimate({ car, hasLink = false, hasNoteElsewhere, children }: QuoteEstimateProps) {
  const personalised = useLinks().ifDeployed('finance.personalised', { car_id: car.id });
  const title = useId();
  const quote = useQuote(car);
  if (quote === null) return null;

  return (
    <Card as="section" padding="l" gap={2} aria-labelledby={title} aria-busy={quote === 'loading'}>
      <h2 id={title} className={styles.title}>
        Estimate of the lender
      </h2>
      <QuoteFigures quote={quote} />
      <QuoteTerms hasNoteElsewhere={hasNoteElsewhere} />
      {children}
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
