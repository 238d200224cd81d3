import { useEffect } from 'react';
import { useSite, type Location, type SlotMap } from '@forecourt/shared-contracts';
import { Field, Select } from '@forecourt/shared-ui';
import { typeOf } from '../location/locationType';
import { sellsMake } from '../location/sellsMake';

function matches({ make, type, excluded }: { make: string | undefined; type: string | undefined; excluded: readonly number[] }) {
  return (location: Location) =>
    location.visible &&
    !excluded.includes(location.id) &&
    (make === undefined || sellsMake(location, make)) &&
    (type === undefined || typeOf(location) === type);
}

/**
 * Location select inside another remote's form: a native select named `field`, so that the form reads it with and
 * without JavaScript. Its value is the location's slug.
 */
export function LocationSelector({ field, label = 'Location', make, type, value, error, onSingleOption }: SlotMap['location-selector']) {
  const { locations, switches } = useSite();
  const options = locations
    .filter(matches({ make, type, excluded: switches.locationSelectorExcludedIds }))
    .map((location) => ({ value: location.slug, label: location.name }));
  const [first] = options;
  const only = options.length === 1 ? first?.value : undefined;
  useEffect(() => {
    if (only !== undefined && value !== only) onSingleOption?.(only);
  }, [only, onSingleOption, value]);

  if (!first) return null;

  // A form that holds the value handles the change event, which bubbles to it.
  const held = value === undefined ? { defaultValue: '' } : { value, onChange: () => undefined };

  // A disabled select is not submitted with its form, the hidden input is.
  return options.length === 1 ? (
    <>
      <Field label={label}>{(control) => <Select {...control} options={options} value={first.value} disabled />}</Field>
      <input type="hidden" name={field} value={first.value} />
    </>
  ) : (
    <Field label={label} error={error}>
      {(control) => <Select {...control} {...held} name={field} options={options} placeholder="Select a location" required />}
    </Field>
  );
}
