import type { FinanceFigure } from '@forecourt/shared-contracts';
import { Dialog, isUnmodifiedClick, VisuallyHidden } from '@forecourt/shared-ui';
import { useState, type MouseEvent } from 'react';
import { RateFacts } from '../rates/RateFacts';
import styles from './FinanceSummary.module.css';

/** The asterisk of a figure: opens the whole disclaimer as a dialog; before hydration it is a link to the page's disclaimer. */
export function DisclaimerLink({ figure: { interestRate, comparisonRate, lender } }: { figure: FinanceFigure }) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a className={styles.mark} href="#financeDisclaimer" aria-haspopup="dialog" onClick={handleClick}>
        *<VisuallyHidden> Finance disclaimer</VisuallyHidden>
      </a>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Finance disclaimer">
        <RateFacts interestRate={interestRate} comparisonRate={comparisonRate} />
        {lender.disclaimer && <p className={styles.lender}>{lender.disclaimer}</p>}
      </Dialog>
    </>
  );
}
