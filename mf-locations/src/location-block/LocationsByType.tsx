import { useSite } from '@forecourt/shared-contracts';
import { Stack } from '@forecourt/shared-ui';
import { useId } from 'react';
import type { LocationSelection } from '../contract';
import { LOCATION_TYPES, typeOf } from '../location/locationType';
import { filterLocations } from './filterLocations';
import { LocationGrid } from './LocationGrid';

/** Cards of the selected locations, each type under its label. */
export function LocationsByType(selection: LocationSelection) {
  const { locations } = useSite();
  const id = useId();
  const matching = filterLocations(locations, selection);
  const types = LOCATION_TYPES.filter(({ value }) => matching.some((location) => typeOf(location) === value));
  return (
    <Stack gap={6}>
      {types.map(({ value, label }) => (
        <section key={value} aria-labelledby={`${id}${value}`}>
          <Stack>
            <h3 id={`${id}${value}`}>{label}</h3>
            <LocationGrid locations={matching.filter((location) => typeOf(location) === value)} headingLevel={4} />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
