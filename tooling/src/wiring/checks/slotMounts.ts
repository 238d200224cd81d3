import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Slots that no production code mounts with `<Slot name="…">` and no document places. */
export const checkSlotMounts = ({ providedSlots, mountedSlots }: WiringFacts): Finding[] =>
  providedSlots
    .filter((slot) => !mountedSlots.includes(slot))
    .map((slot) => ({
      check: 'slotMounts',
      name: slot,
      problem: 'is mounted by no page, slot or shell component, and placed by no document',
    }));
