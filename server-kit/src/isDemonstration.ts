import { StartError } from './lifecycle';

/**
 * Whether a server is a demonstration (FORECOURT_DEMO=1): test payments, example providers, and messages that are stored at /dev/outbox
 * instead of being sent. Throws a StartError for another value than 1 and 0.
 */
export function isDemonstration({ FORECOURT_DEMO: value = '' }: Readonly<Record<string, string | undefined>>): boolean {
  if (!['', '0', '1'].includes(value)) throw new StartError(`FORECOURT_DEMO must be 1 or 0, and it is "${value}".`);
  return value === '1';
}
