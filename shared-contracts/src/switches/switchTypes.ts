import { number, string } from 'yup';
import { requiredText, text } from '../entities/fields';

/** Schemas of switch values beyond the fields of entities; the message of each describes a valid value. */

const isDay = (day: string | null | undefined) => {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? new Date(`${day}T00:00:00Z`) : null;
  return instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}T`);
};

/** A calendar day, YYYY-MM-DD. */
export const day = () => requiredText().test('day', '${path} must be a day such as 2026-06-30', isDay);
export const optionalDay = () =>
  string()
    .nullable()
    .test('day', '${path} must be a day such as 2026-06-30', (value) => value === null || isDay(value));

/** Words that a visitor reads: never blank. */
export const words = () => requiredText().matches(/\S/, '${path} must not be blank');

const isPath = (value: string) => /^\/(?![/\\])\S*$/.test(value);
const isWebAddress = (value: string) => {
  try {
    const { protocol, hostname } = new URL(value);
    return ['https:', 'http:'].includes(protocol) && hostname !== '';
  } catch {
    return false;
  }
};

/** A path of the same site. */
export const sitePath = () => text().test('path', '${path} must be a path of the site, beginning with /', (value) => isPath(value ?? ''));

export const isAddress = (value: string) => isPath(value) || isWebAddress(value);

/** A path of the same site, or a web address. */
export const address = () =>
  text().test('address', '${path} must be a path beginning with /, or a web address', (value) => isAddress(value ?? ''));

/** A web address, http or https. */
export const webAddress = () => requiredText().test('url', '${path} must be a web address, beginning with https://', isWebAddress);
export const optionalWebAddress = () =>
  string()
    .nullable()
    .default(null)
    .test('url', '${path} must be a web address, beginning with https://', (value) => value == null || isWebAddress(value));

/** A host name without protocol, port or path. */
export const optionalHost = () =>
  string()
    .nullable()
    .default(null)
    .matches(/^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, {
      message: '${path} must be a host name such as dealer.example',
      excludeEmptyString: false,
    });

/** A whole number that is not negative. */
export const count = () => number().integer().min(0).defined();
/** An amount of Australian dollars, not negative. */
export const dollars = () => number().min(0).defined();
