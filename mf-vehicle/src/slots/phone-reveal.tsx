import type { Car } from '@forecourt/shared-contracts';
import { PhoneReveal } from '../phone-reveal/PhoneReveal';

/** 'phone-reveal': the dealer's number, masked until asked for. */
export function Component({ car }: { car: Car }) {
  return <PhoneReveal car={car} variant="secondary" />;
}
