import { slugOf, useSite, type Location, type SlotMap } from '@forecourt/shared-contracts';
import { Field, Select } from '@forecourt/shared-ui';
import { kindOf } from '../location/locationKind';

const spelt = (make: string) => make.trim().toLowerCase().replaceAll(' ', '-');

function isOffered({ make, type, excluded }: { make: string | undefined; type: string | undefined; excluded: readonly number[] }) {
  return (location: Location) =>
    location.visible &&
    !excluded.includes(location.id) &&
    (make === undefined || location.manufacturers.some((each) => spelt(each) === spelt(make) || each === slugOf(make))) &&
    (type === undefined || kindOf(location) === type);
}

/**
 * A choice of location inside another remote's form: a native select, so that the form reads it under `field` with and
 * without scripts. Its value is the location's slug.
 */
export function LocationSelector({ field, make, type }: SlotMap['location-selector']) {
  const { locations, switches } = useSite();
  const options = locations
    .filter(isOffered({ make, type, excluded: switches.locationSelectorExcludedIds }))
    .map(({ slug, name: label }) => ({ value: slug, label }));
  const [first] = options;
  if (!first) return null;

  // A disabled select is not sent with its form, the hidden field is.
  return options.length === 1 ? (
    <>
      <Field label="Location">{(control) => <Select {...control} options={options} value={first.value} disabled />}</Field>
      <input type="hidden" name={field} value={first.value} />
    </>
  ) : (
    <Field label="Location">{(control) => <Select {...control} name={field} options={options} placeholder="Select a location" defaultValue="" required />}</Field>
  );
}
