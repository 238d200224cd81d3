import type { Car } from '@forecourt/shared-contracts';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';

/** 'phone-reveal': the dealer's phone number, masked until clicked. */
export function Component({ car }: { car: Car }) {
  return <PhoneReveal car={car} variant="secondary" />;
}
