import { useState } from 'react';
import { financeFigure, usePlatform, type Car } from '@forecourt/shared-contracts';
import { comparisonRateText } from '@forecourt/shared-contracts/rate-texts';
import { RateFacts } from '../rates/RateFacts';
import styles from './FinanceDisclaimer.module.css';

/** Length at which the lender's text is truncated. */
const FINANCE_DISCLAIMER_CHARS = 197;

interface FinanceDisclaimerProps {
  car: Car;
  /** The lender's disclaimer, or null. */
  text: string | null;
}

/** The text behind the figures' asterisk. The lender's text may be collapsed, the rates and their warning never (PL-063). */
export function FinanceDisclaimer({ car, text }: FinanceDisclaimerProps) {
  const { site, now } = usePlatform();
  const figure = financeFigure(car, site.switches, now);

  return (
    <aside className={styles.disclaimer} aria-label="Finance disclaimer">
      <h2 className={styles.title}>Finance disclaimer</h2>
      {figure ? (
        <RateFacts interestRate={figure.interestRate} comparisonRate={figure.comparisonRate} />
      ) : (
        <p>{comparisonRateText(site.switches)}</p>
      )}
      {text && <LenderText text={text} />}
    </aside>
  );
}

/** Truncated at 197 characters; the whole text is in the HTML and expands without JavaScript. */
function LenderText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= FINANCE_DISCLAIMER_CHARS) return <p>{text}</p>;
  return (
    <div className={styles.collapsible}>
      <p className={styles.preview}>{text.slice(0, FINANCE_DISCLAIMER_CHARS)}...</p>
      <details className={styles.full} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.toggle}>{isOpen ? 'Show Less' : 'Show More'}</summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
