import { useEffect, useRef, useState } from 'react';
import { STATES, useSite, type AustralianState, type SiteConfig } from '@forecourt/shared-contracts';
import { FormStack, Note } from '@forecourt/shared-forms';
import { Button, Stack } from '@forecourt/shared-ui';
import { PlainLink } from '../PlainLink';
import styles from '../TradeIn.module.css';
import type { ValuationState } from '../useValuation';
import { DetailsStep } from './DetailsStep';
import { RegoStep } from './RegoStep';

/** State of the dealer, for a visitor who has not chosen one; '' where it is not known. */
function homeStateOf({ locations }: Pick<SiteConfig, 'locations'>): AustralianState | '' {
  const home = locations.find(({ primary }) => primary)?.address.state;
  return STATES.find((state) => state === home) ?? '';
}

/** Which car it is: by its registration, or by year, make and model. */
export function FirstStep({ state: { valuation, findCar, nameCar } }: { state: ValuationState }) {
  const site = useSite();
  const { rego, regoState, vehicle } = valuation;
  const [chosen, setChosen] = useState<'rego' | 'details' | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The fields that were chosen are above the button.
    if (chosen !== null) fields.current?.querySelector('input')?.focus();
  }, [chosen]);
  const isNamed = (chosen ?? (rego === '' && vehicle ? 'details' : 'rego')) === 'details';
  return (
    <>
      <FormStack ref={fields} className={styles.withScript}>
        {isNamed ? (
          <DetailsStep vehicle={vehicle} onName={nameCar} />
        ) : (
          <RegoStep rego={rego} regoState={regoState || homeStateOf(site)} onFind={findCar} />
        )}
      </FormStack>
      <Note>You get the estimate after your contact details.</Note>
      <Stack direction="row" gap={2}>
        <span className={styles.withScript}>
          <Button variant="quiet" size="s" onClick={() => setChosen(isNamed ? 'rego' : 'details')}>
            {isNamed ? 'Use the registration' : 'Use make and model'}
          </Button>
        </span>
        <PlainLink variant="quiet">I would rather be called</PlainLink>
      </Stack>
    </>
  );
}
