/** States of a car's sale. */
export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const;

/** Car types in the order in which they are listed. */
export const CAR_TYPES = ['new', 'demo', 'used'] as const;
export type CarType = (typeof CAR_TYPES)[number];
