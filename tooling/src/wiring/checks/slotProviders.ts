import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Slots that code mounts and no remote provides: their fallback is rendered. */
export const checkSlotProviders = ({ mountedSlots, providedSlots }: WiringFacts): Finding[] =>
  mountedSlots
    .filter((slot) => !providedSlots.includes(slot))
    .map((slot) => ({ check: 'slotProviders', name: slot, problem: 'is provided by no remote' }));
