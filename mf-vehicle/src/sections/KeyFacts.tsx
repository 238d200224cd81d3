import type { Car } from '@forecourt/shared-contracts';
import { carSummary } from '../facts/specificationTables';
import styles from './KeyFacts.module.css';
import { Section } from './Section';

/** The eight facts that most shoppers compare. */
export function KeyFacts({ car }: { car: Car }) {
  return (
    <Section title="Car Summary">
      <dl className={styles.facts}>
        {carSummary(car).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
