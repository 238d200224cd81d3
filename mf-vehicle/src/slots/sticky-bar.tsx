import type { Car } from '@forecourt/shared-contracts';
import { StickyBar } from '../sticky-bar/StickyBar';

/** 'sticky-bar': call and enquire at the bottom of a small screen. */
export function Component({ car }: { car: Car }) {
  return <StickyBar key={car.id} car={car} />;
}
