import { formatCount, formatMoney } from '@forecourt/shared-contracts';
import { Card, Field, Select, SpecList } from '@forecourt/shared-ui';
import { useState } from 'react';
import styles from './ServiceAdvantage.module.css';
import { LISTED_MODELS, planOf } from './servicePlans';

const ANY_OTHER = 'Any other model';
const OPTIONS = [ANY_OTHER, ...LISTED_MODELS].map((model) => ({ value: model, label: model }));

/** Toyota Service Advantage: the plan of the model that the visitor picks. */
export function ServiceAdvantage() {
  const [model, setModel] = useState(ANY_OTHER);
  const { amount, services, years, rangeKm, interval } = planOf(model);
  return (
    <Card as="section" padding="l" gap={4} aria-labelledby="service-advantage">
      <h2 id="service-advantage" className={styles.heading}>
        Toyota Service Advantage
      </h2>
      <p>Know what each service costs before you book it.</p>
      <Field label="Your model">
        {(control) => <Select {...control} options={OPTIONS} value={model} onChange={(event) => setModel(event.target.value)} />}
      </Field>
      <output className={styles.plan} aria-label={`Plan of ${model}`}>
        <SpecList
          items={[
            { label: 'Model', value: model },
            { label: 'Each service', value: formatMoney(amount) },
            { label: 'Services', value: String(services) },
            { label: 'Plan ends after', value: `${years} years or ${formatCount(rangeKm)} km` },
            { label: 'Interval', value: `${interval.months} months or ${formatCount(interval.km)} km` },
          ]}
        />
      </output>
      <p className={styles.note}>Whichever comes first. Ask us which plan your vehicle has.</p>
    </Card>
  );
}
