import { Slot, type Location } from '@forecourt/shared-contracts';
import { useMemo } from 'react';

/** The dealer's other locations as a carousel. */
export function OtherLocations({ location: { id } }: { location: Location }) {
  const exclude = useMemo(() => [id], [id]);
  return <Slot name="location-carousel" filter="all" exclude={exclude} fallback={null} hydrate="visible" />;
}
