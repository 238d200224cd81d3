import { Button, Disclosure, Field, Icon, Select, TextInput } from '@forecourt/shared-ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { RefineLink } from '../refine/RefineLink';
import { withNear } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import styles from './NearSection.module.css';
import { useNearSearch } from './useNearSearch';

const DISTANCES = [10, 25, 50, 100, 250, 500];
const USUAL_KM = 50;

/** The filter by distance from a postcode, or from the browser's position. */
export function NearSection({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  const { near } = useSearch().state;
  return (
    <Disclosure summary="Distance" open={isInitiallyOpen || near !== undefined}>
      <NearForm />
    </Disclosure>
  );
}

function NearForm() {
  const { near } = useSearch().state;
  const { saved, postcodeProblem, positionProblem, pending, fromPostcode, fromPosition } = useNearSearch();
  const apply = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(near?.postcode ?? null);
  const [km, setKm] = useState(near?.km ?? USUAL_KM);
  const [seen, setSeen] = useState(near);
  // What the URL says replaces what was typed.
  if (seen?.postcode !== near?.postcode || seen?.km !== near?.km) {
    setSeen(near);
    setTyped(near?.postcode ?? null);
    setKm(near?.km ?? USUAL_KM);
  }
  const distances = [...new Set([...DISTANCES, km])].toSorted((one, other) => one - other);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void fromPostcode(typed ?? saved, km);
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <Field label="Your postcode" error={postcodeProblem}>
          {(input) => (
            <TextInput
              {...input}
              name="postcode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
              value={typed ?? saved}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Field label="Within">
          {(input) => (
            <Select
              {...input}
              name="km"
              options={distances.map((each) => ({ value: String(each), label: `${each} km` }))}
              value={String(km)}
              onChange={({ target }) => setKm(Number(target.value))}
            />
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button ref={apply} type="submit" variant="secondary" size="s" busy={pending === 'postcode'}>
          Apply
        </Button>
        <Button variant="quiet" size="s" busy={pending === 'position'} onClick={() => void fromPosition(km)}>
          <Icon name="pin" />
          Use my position
        </Button>
        {near && (
          // It is gone afterwards: the focus goes on to the button beside it.
          <div onClickCapture={() => apply.current?.focus()}>
            <RefineLink className={styles.any} change={(latest) => withNear(latest, undefined)}>
              Any distance
            </RefineLink>
          </div>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {positionProblem}
      </p>
    </form>
  );
}
