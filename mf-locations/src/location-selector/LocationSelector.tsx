import { useEffect } from 'react';
import { useSite, type Location, type SlotProps } from '@forecourt/shared-contracts';
import { Field, Select } from '@forecourt/shared-ui';
import { typeOf } from '../location/locationType';
import { sellsMake } from '../location/sellsMake';

interface Choice extends Pick<SlotProps<'location-selector'>, 'make' | 'type'> {
  excluded: readonly number[];
}

/** The locations to choose from; where none has the type (LO-045), one of another type must do: a lead goes to a location. */
function choose(locations: readonly Location[], { make, type, excluded }: Choice): readonly Location[] {
  const offered = locations.filter(
    (location) => location.visible && !excluded.includes(location.id) && (make === undefined || sellsMake(location, make)),
  );
  const ofType = offered.filter((location) => typeOf(location) === type);
  return ofType.length > 0 ? ofType : offered;
}

/**
 * Location select inside another remote's form: a native select named `field`, so that the form reads it with and
 * without JavaScript. Its value is the location's slug.
 */
export function LocationSelector({ field, label = 'Location', make, type, value, error, onSingleOption }: SlotProps<'location-selector'>) {
  const { locations, switches } = useSite();
  const options = choose(locations, { make, type, excluded: switches.locationSelectorExcludedIds }).map((location) => ({
    value: location.slug,
    label: location.name,
  }));
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
