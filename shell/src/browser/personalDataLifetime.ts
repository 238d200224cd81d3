/** A shared device must not store personal data for ever. */
const LIFETIME_MS = 30 * 86_400_000;

/** Whether personal data of this time, in milliseconds, may still be restored. */
export const isWithinLifetime = (time: number): boolean => Date.now() - time <= LIFETIME_MS;
