interface SendLimit {
  most: number;
  seconds: number;
}

export const DAY_SECONDS = 24 * 60 * 60;

/** Codes to one number that one device requests. */
const DEVICE_LIMITS: readonly SendLimit[] = [
  { most: 1, seconds: 30 },
  { most: 3, seconds: 10 * 60 },
  { most: 6, seconds: DAY_SECONDS },
];
/**
 * Codes to one number that all devices request, on all sites together: whoever sends no cookie is a new device each time.
 */
const NUMBER_LIMITS: readonly SendLimit[] = [
  { most: 1, seconds: 30 },
  { most: 3, seconds: 10 * 60 },
  { most: 20, seconds: DAY_SECONDS },
];

/** A code that was sent to a number; `isOwn` when the device in question requested it. */
export interface SentCode {
  at: Date;
  isOwn: boolean;
}

/** Seconds until the limit has room for one more; 0 or less when it has. `sent` is newest first. */
function secondsUntilRoom({ most, seconds }: SendLimit, sent: readonly SentCode[], now: Date): number {
  const oldest = sent[most - 1];
  return oldest ? seconds - (now.getTime() - oldest.at.getTime()) / 1000 : 0;
}

/**
 * Whole seconds until a device may request a code for a number; 0 when it may now. `sent` has the codes of the last day, newest first.
 * The limits of all devices together do not apply to a device that has signed in with the number: nobody else can use its own up.
 */
export function secondsUntilAllowed(sent: readonly SentCode[], isKnownDevice: boolean, now: Date): number {
  const own = sent.filter(({ isOwn }) => isOwn);
  const waits = DEVICE_LIMITS.map((limit) => secondsUntilRoom(limit, own, now));
  if (!isKnownDevice) waits.push(...NUMBER_LIMITS.map((limit) => secondsUntilRoom(limit, sent, now)));
  return Math.ceil(Math.max(0, ...waits));
}
