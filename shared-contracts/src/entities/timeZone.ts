import { optionalText, text } from './fields';

const isZone = (zone: string | null | undefined) => {
  try {
    return Boolean(zone && new Intl.DateTimeFormat('en-AU', { timeZone: zone }));
  } catch {
    return false;
  }
};
const MESSAGE = '${path} must be an IANA time zone such as Australia/Perth';

/** An IANA time zone that this platform knows. */
export const timeZone = () => text().test('time-zone', MESSAGE, isZone);
/** An IANA time zone that this platform knows, or null. */
export const optionalTimeZone = () => optionalText().test('time-zone', MESSAGE, (zone) => zone == null || isZone(zone));
