import type { SlotHydration } from '@forecourt/shared-contracts';
import type { Eagerness } from '@forecourt/shared-ui';

/** The first image of a section that hydrates with its page, so may be in the first view, loads before the others: it is often the largest. */
export const eagerInSection = (index: number, hydrate: SlotHydration | undefined): Eagerness =>
  index === 0 && hydrate === 'load' && 'first';
