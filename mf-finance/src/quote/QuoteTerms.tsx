import { phoneAddress, useSwitches } from '@forecourt/shared-contracts';
import { COMPARISON_RATE_WARNING } from '@forecourt/shared-contracts/rate-texts';
import styles from './Quote.module.css';

/** Basis of the comparison rate of quotes with its warning, and the lender's name, licence and telephone number as far as the tenant has them. */
export function QuoteTerms({ hasNoteElsewhere = false }: { hasNoteElsewhere?: boolean }) {
  const { financeLenderName: name, financeContactPhone: phone, financeLicenceNumber: licence } = useSwitches();
  return (
    <div className={styles.terms}>
      <p>
        * Comparison rate on a secured loan, 5 years, 10% deposit, 30% final payment.{' '}
        {hasNoteElsewhere ? <a href="#financeDisclaimer">The warning about comparison rates</a> : COMPARISON_RATE_WARNING}
      </p>
      {(name || phone || licence) && (
        <p>
          {[name, licence].filter(Boolean).join(', ')} {phone && <a href={phoneAddress(phone)}>{phone}</a>}
        </p>
      )}
    </div>
  );
}
