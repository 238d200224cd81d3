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

/** Both ends of a range; what the results have is rounded outwards. */
const ENDS = [
  { end: 'min', label: 'From', round: Math.floor },
  { end: 'max', label: 'To', round: Math.ceil },
] as const;

/** Two fields for the bounds of a number; submitted by Enter or the button. */
export function RangeFacet({ name }: { name: RangeFacetName }) {
  const { state, results } = useSearch();
  const refine = useRefine();
  const range: SearchRange = state.ranges[name] ?? { min: null, max: null };
  const stats = (results.getFacetStats(name) ?? {}) as Partial<Record<keyof SearchRange, number>>;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const entered = { min: parseBound(fields.get('min')), max: parseBound(fields.get('max')) };
    refine((latest) => withRange(latest, name, entered));
  };

  return (
    // A range of the URL that changed elsewhere, by the back button or a removed chip, resets the fields.
    <form key={`${range.min}:${range.max}`} className={styles.range} onSubmit={handleSubmit}>
      {ENDS.map(({ end, label, round }) => {
        const bound = range[end];
        const found = stats[end];
        return (
          <Field key={end} label={`${label}${UNITS[name]}`}>
            {(control) => (
              <TextInput
                {...control}
                name={end}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={bound === null ? '' : format(name, bound)}
                placeholder={found === undefined ? '' : format(name, round(found))}
              />
            )}
          </Field>
        );
      })}
      <Button type="submit" variant="secondary" size="s" className={styles.apply}>
        Apply
      </Button>
    </form>
  );
}
