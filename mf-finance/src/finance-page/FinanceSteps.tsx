import { useSite } from '@forecourt/shared-contracts';
import styles from './FinanceSteps.module.css';

const STEPS = [
  { title: 'Work out a budget', text: 'Use the calculator to see how price, deposit and term change your repayment.' },
  { title: 'Send your enquiry', text: 'Tell us about the vehicle you have in mind. An enquiry is not an application for credit.' },
  { title: 'Talk it through', text: 'We explain the options, their rates and fees, and what the lender will ask you for.' },
] as const;

/** The three steps of buying with finance. */
export function FinanceSteps() {
  const { name } = useSite();
  return (
    <section className={styles.section} aria-labelledby="finance-steps">
      <h2 id="finance-steps">How finance works at {name}</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
