import { isRecord, storedValue } from '../browser-storage/storedValue';

const FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
/** Who fills the forms on this device (CO-036). */
export type CustomerProfile = Partial<Record<(typeof FIELDS)[number], string>>;

/** A shared device should not know a visitor for ever. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const profileOf = (source: Readonly<Record<string, unknown>>): CustomerProfile =>
  Object.fromEntries(FIELDS.flatMap((field) => (typeof source[field] === 'string' && source[field].trim() ? [[field, source[field].trim()]] : [])));

/** The profile that prefills forms; empty when none was stored in the last 30 days (FO-014). */
export function readCustomerProfile(siteSlug: string, now: Date): CustomerProfile {
  const stored = storedValue(siteSlug, 'customerProfile', 'kept');
  const data = stored.read();
  if (!isRecord(data) || typeof data.savedAt !== 'number') return {};
  if (now.getTime() - data.savedAt <= KEPT_DAYS * DAY_MS) return profileOf(data);
  stored.clear();
  return {};
}

/** Keeps the fields that are filled; nothing is written when none is (SH-152). */
export function storeCustomerProfile(siteSlug: string, values: Readonly<Record<string, unknown>>, now: Date): void {
  const profile = profileOf(values);
  if (Object.keys(profile).length > 0) storedValue(siteSlug, 'customerProfile', 'kept').write({ ...profile, savedAt: now.getTime() });
}
