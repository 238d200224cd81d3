import { isRecord, type PlatformStorage, type ValuedVehicle } from '@forecourt/shared-contracts';
import { isValuation, vehicleName, type Valuation } from './valuation';

/** A valuation that the visitor stored in this browser to go on with later; it holds no contact. */
export interface SavedValuation {
  /** Path of the page that goes on with it. */
  page: string;
  /** ISO 8601. */
  savedAt: string;
  valuation: Valuation & { vehicle: ValuedVehicle };
}

const LIMIT = 5;
const STORED_MS = 30 * 24 * 60 * 60_000;

/** Last instant of a saved valuation. */
export const storedUntil = ({ savedAt }: Pick<SavedValuation, 'savedAt'>) => new Date(Date.parse(savedAt) + STORED_MS);

const isSaved = (data: unknown): data is SavedValuation =>
  isRecord(data) &&
  typeof data.page === 'string' &&
  typeof data.savedAt === 'string' &&
  isValuation(data.valuation) &&
  data.valuation.vehicle !== null;

/** Of the car on its page, which has one valuation at most. */
export const savedKey = ({ page, valuation: { rego, vehicle } }: Pick<SavedValuation, 'page' | 'valuation'>) =>
  [page, rego, vehicleName(vehicle)].join(' ');

/** The saved valuations of one site in this browser, newest first, one of each car, for 30 days. */
export function savedValuations(storage: PlatformStorage, now: () => Date = () => new Date()) {
  const stored = storage.local('mf-forms/saved-valuations');
  const read = (): SavedValuation[] => {
    const data = stored.read();
    return Array.isArray(data) ? data.filter(isSaved).filter((each) => storedUntil(each) > now()) : [];
  };
  const without = (key: string) => read().filter((each) => savedKey(each) !== key);
  const savedOf = (page: string, { vehicle, ...valuation }: Valuation): SavedValuation | null =>
    vehicle && { page, savedAt: now().toISOString(), valuation: { ...valuation, vehicle } };
  return {
    read,
    /** The saved valuation of the same car, null where it is not saved. */
    find(page: string, valuation: Valuation): SavedValuation | null {
      const own = savedOf(page, valuation);
      return own && (read().find((each) => savedKey(each) === savedKey(own)) ?? null);
    },
    /** Saves it, or what is known of it now; null before its car is known. */
    save(page: string, valuation: Valuation): SavedValuation | null {
      const own = savedOf(page, valuation);
      if (own) stored.write([own, ...without(savedKey(own))].slice(0, LIMIT));
      return own;
    },
    remove: (saved: SavedValuation) => stored.write(without(savedKey(saved))),
  };
}
