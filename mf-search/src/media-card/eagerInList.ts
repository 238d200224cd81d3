import type { Eagerness } from '@forecourt/shared-ui';

/** The first row of a wide screen loads at once; a phone shows its first image only, which comes before the others. */
export const eagerInList = (index: number, columns: number): Eagerness => (index === 0 ? 'first' : index < columns);
