/** States of a car's sale (CO-004). */
export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold'] as const;

/** Car types in the order in which they are listed (CO-067). */
export const CAR_TYPES = ['new', 'demo', 'used'] as const;
export type CarType = (typeof CAR_TYPES)[number];
