import { makeName, type SlotMap } from '@forecourt/shared-contracts';

/** One sentence on a car's page. */
export function Component({ car }: SlotMap['insurance-offer']) {
  return <p>Your {makeName(car.make)} is insured from the day you drive it home.</p>;
}
