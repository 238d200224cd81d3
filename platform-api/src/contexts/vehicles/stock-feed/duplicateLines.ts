/** What identifies the car of a line, as the feed has it; null for what it does not say. */
export interface LineIdentity {
  line: number;
  /** Of the feed's own key column. */
  key: string | null;
  stocknum: string | null;
  vin: string | null;
}

/** A line whose car is on a later line as well. */
export interface DuplicateLine {
  line: number;
  /** The last line of that car, which is imported. */
  keptLine: number;
  /** What both have, for example 'stock number K1042'. */
  shared: string;
}

/** Whether a text is a VIN in upper case: 17 characters without I, O and Q. The same character 17 times is a placeholder. */
export const isVin = (text: string) => /^[A-HJ-NPR-Z0-9]{17}$/.test(text) && new Set(text).size > 1;

/** The names by which a line's car may be found on another line. */
function identitiesOf({ key, stocknum, vin }: LineIdentity): string[] {
  const chassis = vin?.toUpperCase() ?? '';
  return [key !== null && `key ${key}`, stocknum !== null && `stock number ${stocknum}`, isVin(chassis) && `VIN ${chassis}`].filter(
    (each) => each !== false,
  );
}

/**
 * Finds lines of one car: those with the same key, stock number or valid VIN, in the order in which they are added. Lines without any
 * of them are separate cars.
 */
export function createDuplicateFinder() {
  const lastLines = new Map<string, number>();
  const duplicates = new Map<number, Omit<DuplicateLine, 'line'>>();

  return {
    add(identity: LineIdentity): void {
      for (const shared of identitiesOf(identity)) {
        const before = lastLines.get(shared);
        if (before !== undefined && !duplicates.has(before)) duplicates.set(before, { keptLine: identity.line, shared });
        lastLines.set(shared, identity.line);
      }
    },

    /** The lines that are not imported, by their number. */
    duplicates(): ReadonlyMap<number, DuplicateLine> {
      const found = new Map<number, DuplicateLine>();
      for (const [line, { keptLine, shared }] of [...duplicates].toReversed())
        found.set(line, { line, keptLine: found.get(keptLine)?.keptLine ?? keptLine, shared });
      return found;
    },
  };
}
