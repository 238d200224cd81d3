import type { PagePositions } from '@forecourt/shared-contracts';

/** Where a tenant's document may put slots on a car's page, which gives each its car; in the order of the page. */
export const POSITIONS = {
  'after-price': ['car'],
  'after-facts': ['car'],
  'after-finance': ['car'],
  end: ['car'],
} as const satisfies PagePositions;
