import type { OutsideAnalytics, PlatformStorage } from '@forecourt/shared-contracts';
import type { Consent } from '../privacy/consent';

/** The visitor chooses again after so long. */
const LASTS_MS = 365 * 86_400_000;

interface StoredConsent extends Consent {
  /** When it was chosen, ISO 8601. */
  at: string;
  /** The container and whom its tags send to: the choice is for these alone. */
  for: string;
}

function isStored(value: unknown): value is StoredConsent {
  const { analytics, advertising, at, for: scope } = (value ?? {}) as Partial<Record<keyof StoredConsent, unknown>>;
  return typeof analytics === 'boolean' && typeof advertising === 'boolean' && typeof at === 'string' && typeof scope === 'string';
}

/** What a visitor allows the analytics of this site, in their browser. */
export function storedConsent(storage: PlatformStorage, { id, scripts, origins }: OutsideAnalytics, now: Date) {
  const value = storage.local('privacyConsent');
  const scope = [id, ...[...scripts, ...origins].toSorted()].join(' ');
  return {
    /** null: nothing was chosen, or long ago, or for other services. */
    read(): Consent | null {
      const known = value.read();
      if (!isStored(known) || known.for !== scope || !(now.getTime() - Date.parse(known.at) < LASTS_MS)) return null;
      return { analytics: known.analytics, advertising: known.advertising };
    },
    write: ({ analytics, advertising }: Consent) => value.write({ analytics, advertising, at: now.toISOString(), for: scope }),
  };
}
