/** How long a visitor waits from one code to the next, unless the back end names a longer time. */
export const CODE_INTERVAL_SECONDS = 30;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const SECONDS_BY_UNIT = { second: 1, minute: MINUTE_SECONDS, hour: HOUR_SECONDS };

/** The seconds that a message names, as in 'Please try again in 9 minutes.'; null if it names none. */
export function secondsOf(message: string): number | null {
  const [, count, unit] = /(\d+) (second|minute|hour)s?\b/.exec(message) ?? [];
  return unit === undefined ? null : Number(count) * SECONDS_BY_UNIT[unit as keyof typeof SECONDS_BY_UNIT];
}

/** A time to wait, rounded up: '27 s', '9 min', '24 h'. */
export function shortWait(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${seconds} s`;
  if (seconds < HOUR_SECONDS) return `${Math.ceil(seconds / MINUTE_SECONDS)} min`;
  return `${Math.ceil(seconds / HOUR_SECONDS)} h`;
}
