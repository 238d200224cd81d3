import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Slots that no remote provides. */
export const checkSlotProviders = ({ slots, providedSlots }: WiringFacts): Finding[] =>
  slots
    .filter((slot) => !providedSlots.includes(slot))
    .map((slot) => ({ check: 'slotProviders', name: slot, problem: 'is provided by no remote' }));
