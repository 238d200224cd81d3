import { Slot, useSite, type Model } from '@forecourt/shared-contracts';
import { Card } from '@forecourt/shared-ui';
import { useMemo } from 'react';
import { isDiscontinued, isUpcoming, makeAndName } from './modelFacts';
import styles from './ModelEnquiry.module.css';

/** An enquiry about a model that has no cars, with its make and name filled in. */
export function ModelEnquiry({ model }: { model: Model }) {
  const site = useSite();
  const isGone = isDiscontinued(model);
  const wanted = useMemo(() => makeAndName(model, site), [model, site]);
  return (
    <Card as="section" padding="l" id="enquire" className={styles.enquiry} aria-labelledby="model-enquiry">
      <div>
        <h2 id="model-enquiry">{isUpcoming(model) ? `Enquire about the ${model.name}` : `No ${model.name} is in stock today`}</h2>
        <p>
          {isGone
            ? 'It is no longer sold new. Leave your details, and we look for a used one.'
            : 'Leave your details, and we contact you about arrival, orders and price.'}
        </p>
      </div>
      <Slot
        name="enquiry-form"
        category={isGone ? 'Find Similar' : 'New Vehicle Enquiry'}
        subcategory={model.name}
        model={wanted}
        hydrate="visible"
        retry
      />
    </Card>
  );
}
