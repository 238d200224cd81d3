import type { Location } from '@forecourt/shared-contracts';
import type { ReactNode } from 'react';
import { byDistance, type DistantLocation } from './byDistance';
import { NearestTool } from './NearestTool';
import { useVisitorPlace } from './useVisitorPlace';

interface NearestFirstProps {
  locations: readonly Location[];
  /** With fields for a postcode and for the browser's position, where there are two places to choose from. */
  hasTool?: boolean;
  children: (locations: readonly DistantLocation[]) => ReactNode;
}

/** Whether the locations are at two places at least. */
function isChoice(locations: readonly Location[]): boolean {
  const places = locations.flatMap(({ address: { lat, long } }) => (lat === null || long === null ? [] : `${lat} ${long}`));
  return new Set(places).size > 1;
}

/** Locations by distance from the visitor, as soon as it is known where that is. */
export function NearestFirst({ locations, hasTool = false, children }: NearestFirstProps) {
  const visitor = useVisitorPlace();
  const ordered = byDistance(locations, visitor.place);
  return (
    <>
      {hasTool && isChoice(locations) && <NearestTool visitor={visitor} nearest={visitor.place ? ordered[0]?.location.name : undefined} />}
      {children(ordered)}
    </>
  );
}
