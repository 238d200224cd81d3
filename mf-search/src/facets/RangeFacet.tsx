import { formatCount, type RangeFacetName, type SearchRange } from '@forecourt/shared-contracts';
import { Button, Field, TextInput } from '@forecourt/shared-ui';
import type { SubmitEvent } from 'react';
import { withRange } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { useRefine } from '../refine/useRefine';
import styles from './RangeFacet.module.css';

const DIGITS = 7;
/** '$12,500' parses as 12500; a text without digits as no bound. */
const parseBound = (text: FormDataEntryValue | null) => {
  const digits = String(text ?? '')
    .replaceAll(/\D/g, '')
    .slice(0, DIGITS);
  return digits === '' ? null : Number(digits);
};

const format = (name: RangeFacetName, value: number) => (name === 'year' ? String(value) : formatCount(value));
const UNITS: Readonly<Record<RangeFacetName, string>> = { price: ' ($)', km: ' (km)', year: '' };

/** Two fields for the bounds of a number; submitted by Enter or the button. */
export function RangeFacet({ name }: { name: RangeFacetName }) {
  const { state, results } = useSearch();
  const refine = useRefine();
  const range: SearchRange = state.ranges[name] ?? { min: null, max: null };
  const { min, max } = (results.getFacetStats(name) ?? {}) as { min?: number; max?: number };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const entered = { min: parseBound(fields.get('min')), max: parseBound(fields.get('max')) };
    refine((latest) => withRange(latest, name, entered));
  };

  return (
    // A range of the URL that changed elsewhere, by the back button or a removed chip, resets the fields.
    <form key={`${range.min}:${range.max}`} className={styles.range} onSubmit={handleSubmit}>
      <Field label={`From${UNITS[name]}`}>
        {(control) => (
          <TextInput
            {...control}
            name="min"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={range.min === null ? '' : format(name, range.min)}
            placeholder={min === undefined ? '' : format(name, Math.floor(min))}
          />
        )}
      </Field>
      <Field label={`To${UNITS[name]}`}>
        {(control) => (
          <TextInput
            {...control}
            name="max"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={range.max === null ? '' : format(name, range.max)}
            placeholder={max === undefined ? '' : format(name, Math.ceil(max))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="s" className={styles.apply}>
        Apply
      </Button>
    </form>
  );
}
