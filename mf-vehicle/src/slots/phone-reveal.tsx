import type { Car, SpecialHours } from '@forecourt/shared-contracts';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';

export { callHoursKey as dataKey, loadCallHours as loader } from '../phone-reveal/callablePhone';

/** 'phone-reveal': the dealer's phone number, masked until clicked. */
export function Component({ car, data: specialHours }: { car: Car; data: SpecialHours[] }) {
  return <PhoneReveal car={car} specialHours={specialHours} variant="secondary" />;
}
