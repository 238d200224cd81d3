import { useState } from 'react';
import { FINANCE_DISCLAIMER_CHARS, financeFigure, usePlatform, type Car } from '@forecourt/shared-contracts';
import { comparisonRateText } from '@forecourt/shared-contracts/rate-texts';
import { RateFacts } from '../rates/RateFacts';
import styles from './FinanceDisclaimer.module.css';

interface FinanceDisclaimerProps {
  car: Car;
  /** The lender's own words, or null. */
  text: string | null;
}

/** The text behind the figures' asterisk. The lender's words may be folded, the rates and their warning never (FI-015 to FI-019, PL-063). */
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

/** Cut at 197 characters; the whole text is in the page and unfolds without JavaScript (FI-018, FI-019). */
function LenderText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= FINANCE_DISCLAIMER_CHARS) return <p>{text}</p>;
  return (
    <div className={styles.long}>
      <p className={styles.start}>{text.slice(0, FINANCE_DISCLAIMER_CHARS)}...</p>
      <details className={styles.rest} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.toggle}>{isOpen ? 'Show Less' : 'Show More'}</summary>
        <p>{text}</p>
      </details>
    </div>
  );
}
