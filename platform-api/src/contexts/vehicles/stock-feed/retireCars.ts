import type { Car } from '@forecourt/shared-contracts';
import type { CarRepository } from '../stock/carRepository';
import type { StoredCar } from '../stock/storedCar';
import type { CarSummary } from '../stock/storedCars';
import { isVin } from './duplicateLines';
import type { ImportReport } from './importReport';

/** What an import has to do with cars that its feed does not have. */
export interface RetiringImport {
  cars: CarRepository;
  /** Slug of the tenant. */
  tenant: string;
  now: Date;
  isDryRun: boolean;
  /** The stock before the import, by feed key. */
  known: ReadonlyMap<string, CarSummary>;
  /** The keys of the feed. */
  seen: ReadonlySet<string>;
  /** The keys of lines that cannot be read; these cars stay as they were. */
  unread: ReadonlySet<string>;
  /** Cars of the stock that the feed has under another key: the former key, then the key of the car that is kept. */
  replaced: ReadonlyMap<string, string>;
  report: ImportReport;
}

/** Cars that are written in one transaction. */
const BATCH = 500;

/** Writes the changed cars. */
async function change(
  { cars, tenant }: Pick<RetiringImport, 'cars' | 'tenant'>,
  summaries: readonly CarSummary[],
  changed: (car: Car) => Car,
): Promise<void> {
  const byId = new Map(summaries.map((each) => [each.id, each]));
  for (let start = 0; start < summaries.length; start += BATCH) {
    const ids = summaries.slice(start, start + BATCH).map((each) => each.id);
    const batch = (await cars.byIds(tenant, ids)).map((car): StoredCar => {
      const { feedKey, source } = byId.get(car.id) as CarSummary;
      return { feedKey, source, car: changed(car) };
    });
    await cars.save(tenant, batch);
  }
}

const chassisOf = ({ vin }: Car) => vin?.toUpperCase() ?? '';
const isOneCar = (one: Car, other: Car) =>
  (one.stocknum !== null && one.stocknum === other.stocknum) || (isVin(chassisOf(one)) && chassisOf(one) === chassisOf(other));

/** The cars that the stock has twice: those that this feed shows to be, and those that an import before stored as `K1042#2`. */
async function findDuplicates({ cars, tenant, known, seen, replaced }: RetiringImport): Promise<{ car: CarSummary; kept: CarSummary }[]> {
  const pairs = [...replaced].map(([former, key]) => ({ car: known.get(former), kept: known.get(key), isNumbered: false }));
  for (const car of known.values()) {
    const base = /^(.+)#\d+$/.exec(car.feedKey)?.[1];
    if (car.source === 'feed' && base !== undefined && !seen.has(car.feedKey)) pairs.push({ car, kept: known.get(base), isNumbered: true });
  }
  const found = pairs.flatMap(({ car, kept, isNumbered }) => (car && kept ? { car, kept, isNumbered } : []));
  const ids = found.flatMap(({ car, kept, isNumbered }) => (isNumbered ? [car.id, kept.id] : []));
  const stored = new Map((await cars.byIds(tenant, ids)).map((car) => [car.id, car]));
  return found.filter(({ car, kept, isNumbered }) => {
    const [one, other] = [stored.get(car.id), stored.get(kept.id)];
    return !isNumbered || (one !== undefined && other !== undefined && isOneCar(one, other));
  });
}

/** Hides the cars that the stock has twice and leads their addresses to the ones that are kept; resolves with the keys of the hidden ones. */
export async function mergeDuplicates(run: RetiringImport): Promise<ReadonlySet<string>> {
  const { cars, tenant, now, isDryRun, report } = run;
  const duplicates = await findDuplicates(run);
  const shown = duplicates.filter(({ car }) => car.shown);
  report.merged = shown.length;
  if (!isDryRun && shown.length > 0) {
    const updated_at = now.toISOString();
    // A redirect has no effect while its car is shown, so that an import which ends here can be run again.
    await cars.redirect(
      tenant,
      shown.map(({ car, kept }) => ({ from: car.id, to: kept.id })),
    );
    await change(
      run,
      shown.map(({ car }) => car),
      (car) => ({ ...car, show_on_dealer_website: false, updated_at }),
    );
  }
  return new Set(duplicates.map(({ car }) => car.feedKey));
}

/**
 * Marks the cars that the feed no longer has as sold, unless they are most of the stock or may be on a line that cannot be read;
 * demonstration cars are hidden instead.
 */
export async function retireMissing(run: RetiringImport, merged: ReadonlySet<string>, sellMost: boolean): Promise<void> {
  const { known, now, report, seen, unread, isDryRun } = run;
  const stock = [...known.values()].filter(({ feedKey }) => !merged.has(feedKey));
  const ofFeed = stock.filter(({ source, status }) => source === 'feed' && status !== 'sold');
  const gone = ofFeed.filter(({ feedKey }) => !seen.has(feedKey) && !unread.has(feedKey));
  const isKept = report.unknownLines.length > 0 || (!sellMost && gone.length > ofFeed.length / 2);
  if (isKept) report.unsold = gone.length;
  else report.sold = gone.length;
  const demonstration = stock.filter(({ source, shown, feedKey }) => source === 'demo' && shown && !seen.has(feedKey));
  report.hidden = demonstration.length;
  if (isDryRun) return;
  const updated_at = now.toISOString();
  await change(run, demonstration, (car) => ({ ...car, show_on_dealer_website: false, updated_at }));
  const sold_date_timestamp = Math.floor(now.getTime() / 1000);
  if (!isKept) await change(run, gone, (car) => ({ ...car, status: 'sold', sold: true, sold_date_timestamp, updated_at }));
}
