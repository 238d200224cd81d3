import type { Car } from '@forecourt/shared-contracts';
import { StickyBar } from '../sticky-bar/StickyBar';

/** 'sticky-bar': call and enquire at the bottom of a small screen (VE-041 to VE-045). */
export function Component({ car }: { car: Car }) {
  return <StickyBar key={car.id} car={car} />;
}
