import type { Car, SpecialHours } from '@forecourt/shared-contracts';
import { StickyBar } from '../sticky-bar/StickyBar';

export { callHoursKey as dataKey, loadCallHours as loader } from '../phone-reveal/callablePhone';

/** 'sticky-bar': call and enquire at the bottom of a small screen. */
export function Component({ car, data: specialHours }: { car: Car; data: SpecialHours[] }) {
  return <StickyBar key={car.id} car={car} specialHours={specialHours} />;
}
