import { Slot } from '@forecourt/shared-contracts';
import styles from './FinanceForm.module.css';
import type { FinanceRequest } from './financeRequest';

/** The finance enquiry form at its anchor, prefilled from the link. */
export function FinanceForm({ request: { car, budget, locationSlug } }: { request: FinanceRequest }) {
  return (
    <section id="finance-form" className={styles.form} aria-labelledby="finance-form-title">
      <h2 id="finance-form-title">Ask about finance</h2>
      <Slot
        name="finance-form"
        car={car ?? undefined}
        locationSlug={locationSlug ?? undefined}
        budget={budget ?? undefined}
        hydrate="visible"
      />
    </section>
  );
}
