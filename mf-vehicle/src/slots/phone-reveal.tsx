import type { Car } from '@forecourt/shared-contracts';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';

/** 'phone-reveal': the dealer's number, masked until asked for (VE-035 to VE-040). */
export function Component({ car }: { car: Car }) {
  return <PhoneReveal car={car} variant="secondary" />;
}
