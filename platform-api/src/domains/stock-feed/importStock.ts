import { setImmediate } from 'node:timers/promises';
import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import { carSchema, ValidationError } from '@forecourt/shared-contracts/schemas';
import type { Database } from '../../infrastructure/database/database';
import { carImageFields } from '../stock/carImages';
import { carDigest } from '../stock/carDigest';
import { carSlug } from '../stock/carSlug';
import { createCarRepository, type CarRepository, type KnownCar } from '../stock/carRepository';
import type { StoredCar } from '../stock/storedCar';
import { checkFacts } from './checkFacts';
import { mappingFor, type ColumnMapping } from './columnMapping';
import { feedPlace } from './feedPlace';
import { readFeedRow, type FEED_FACTS, type FeedCar } from './feedRow';
import { readFeed } from './readFeed';

export interface ImportOptions {
  map?: ColumnMapping;
  /** replace: cars that are not in the file are sold; delta: they stay as they are. */
  mode?: 'replace' | 'delta';
  onProgress?: (progress: ImportProgress) => void;
  now?: Date;
}

export interface ImportProgress {
  read: number;
  saved: number;
  refused: number;
}

export interface RefusedRow {
  line: number;
  reason: string;
}

export interface ImportReport {
  read: number;
  added: number;
  updated: number;
  /** Cars that are as they were: nothing is written, and no search index reads them again. */
  unchanged: number;
  /** Cars that disappeared from the feed and are sold now. */
  sold: number;
  /** Cars of the demonstration stock that gave way to the feed. */
  hidden: number;
  refused: RefusedRow[];
  /** Columns by fact, as they were used. */
  mapping: ColumnMapping;
  /** Columns that say nothing that is known. */
  unusedColumns: string[];
}

const BATCH = 500;
/** Between so many cars the process answers others, when a feed is loaded into a running site. */
const PAUSE_EVERY = 50;

interface Run {
  site: SiteConfig;
  cars: CarRepository;
  now: Date;
  placeOf: (city: string | null | undefined, state: string | null | undefined) => ReturnType<typeof feedPlace>;
  known: ReadonlyMap<string, KnownCar>;
  seen: Set<string>;
  /** The next number of a key that several lines have. */
  copies: Map<string, number>;
  report: ImportReport;
}

/** Lines that say the very same are different cars: the second gets a number. */
function uniqueKey(key: string, { seen, copies }: Run): string {
  let unique = key;
  for (let copy = copies.get(key) ?? 2; seen.has(unique); copy += 1) {
    unique = `${key}#${copy}`;
    copies.set(key, copy + 1);
  }
  seen.add(unique);
  return unique;
}

/** Every attribute of a car that a feed says nothing about. */
const SILENT = carSchema.cast({}, { assert: false });

function checkedCar({ facts }: FeedCar, id: number, known: KnownCar | undefined, { site, now, placeOf }: Run): Car {
  const instant = now.toISOString();
  // Only the feed's own words are checked: the rest is ours, and checking all of it takes most of an import's time.
  const checked = checkFacts(facts) as Pick<Car, (typeof FEED_FACTS)[number]>;
  const { year, make, model, badge } = checked;
  return {
    ...SILENT,
    ...checked,
    ...(facts.images ? {} : carImageFields(site.slug, id)),
    ...placeOf(checked.city, checked.state),
    id,
    slug: carSlug({ id, year, make, model, badge }),
    status: 'in_stock',
    sold: false,
    sold_date_timestamp: null,
    show_on_dealer_website: true,
    created_at: known?.createdAt ?? instant,
    updated_at: instant,
  } as Car;
}

/** The yard of each city, found once. */
function placesOf(site: SiteConfig): Run['placeOf'] {
  const places = new Map<string, ReturnType<typeof feedPlace>>();
  return (city, state) => {
    const key = `${city ?? ''}\n${state ?? ''}`;
    const place = places.get(key) ?? feedPlace(site, city, state);
    places.set(key, place);
    return place;
  };
}

/** The cars of a batch of lines that are new or say something new; bad lines are noted. */
async function checkBatch(batch: readonly { line: number; feedCar: FeedCar }[], run: Run): Promise<StoredCar[]> {
  const { cars, known, report } = run;
  const keyed = batch.map((each) => ({ ...each, key: uniqueKey(each.feedCar.key, run) }));
  const freshIds = await cars.newIds(keyed.filter(({ key }) => !known.has(key)).length);
  const good: StoredCar[] = [];
  for (const [place, { line, feedCar, key }] of keyed.entries()) {
    if (place % PAUSE_EVERY === PAUSE_EVERY - 1) await setImmediate();
    const before = known.get(key);
    const id = before?.id ?? (freshIds.shift() as number);
    try {
      const stored: StoredCar = { car: checkedCar(feedCar, id, before, run), feedKey: key, source: 'feed' };
      if (before && before.digest === carDigest(stored)) report.unchanged += 1;
      else good.push(stored);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      report.refused.push({ line, reason: error.message });
    }
  }
  return good;
}

/** Writes a batch in one transaction and counts it. */
async function writeBatch(batch: readonly StoredCar[], { cars, known, report, site }: Run): Promise<void> {
  await cars.save(site.slug, batch);
  const added = batch.filter(({ feedKey }) => !known.has(feedKey)).length;
  report.added += added;
  report.updated += batch.length - added;
}

/** Cars that the feed no longer has: sold, from this moment; demonstration cars are hidden instead. */
async function retireMissing({ cars, known, now, report, seen, site }: Run): Promise<void> {
  const missing = [...known.values()].filter((each) => !seen.has(each.feedKey) && (each.source === 'demo' || each.status !== 'sold'));
  const byId = new Map(missing.map((each) => [each.id, each]));
  for (let start = 0; start < missing.length; start += BATCH) {
    const ids = missing.slice(start, start + BATCH).map((each) => each.id);
    const retired = (await cars.byIds(site.slug, ids)).map((car): StoredCar => {
      const { feedKey, source } = byId.get(car.id) as KnownCar;
      const updated_at = now.toISOString();
      if (source === 'demo') return { feedKey, source, car: { ...car, show_on_dealer_website: false, updated_at } };
      return {
        feedKey,
        source,
        car: { ...car, status: 'sold', sold: true, sold_date_timestamp: Math.floor(now.getTime() / 1000), updated_at },
      };
    });
    await cars.save(site.slug, retired);
    report.hidden += retired.filter(({ source }) => source === 'demo').length;
    report.sold += retired.filter(({ source }) => source === 'feed').length;
  }
}

/**
 * Loads a stock feed into one tenant's stock (PL-071). Bad lines are listed with their reason and skipped; every
 * batch is one transaction, so that an interrupted load can simply be run again. Running sites follow by themselves.
 */
export async function importStock(database: Database, site: SiteConfig, file: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { map, mode = 'replace', onProgress, now = new Date() } = options;
  const cars = createCarRepository(database);
  const report: ImportReport = { read: 0, added: 0, updated: 0, unchanged: 0, sold: 0, hidden: 0, refused: [], mapping: {}, unusedColumns: [] };
  const known = new Map((await cars.known(site.slug)).map((each) => [each.feedKey, each]));
  const run: Run = { site, cars, now, known, placeOf: placesOf(site), seen: new Set(), copies: new Map(), report };
  const tell = () => onProgress?.({ read: report.read, saved: report.added + report.updated + report.unchanged, refused: report.refused.length });

  let writing = Promise.resolve();
  /** The database writes a batch while the next one is read and checked. */
  const save = async (lines: typeof batch) => {
    const good = await checkBatch(lines, run);
    await writing;
    writing = writeBatch(good, run);
    // Whoever awaits it next is told; until then a failure is no unhandled rejection.
    writing.catch(() => {});
  };
  let mapping: ColumnMapping | null = null;
  let batch: { line: number; feedCar: FeedCar }[] = [];
  for await (const { line, row, problem } of readFeed(file)) {
    report.read += 1;
    if (problem !== null) {
      report.refused.push({ line, reason: problem });
      continue;
    }
    if (mapping === null) {
      const columns = Object.keys(row);
      mapping = mappingFor(columns, map);
      const used = new Set(Object.values(mapping));
      Object.assign(report, { mapping, unusedColumns: columns.filter((each) => !used.has(each)) });
    }
    batch.push({ line, feedCar: readFeedRow(row, mapping) });
    if (batch.length < BATCH) continue;
    await save(batch);
    batch = [];
    tell();
  }
  await save(batch);
  await writing;
  // A feed without a single good car is a broken feed: it must not empty the yard.
  if (mode === 'replace' && report.read > report.refused.length) await retireMissing(run);
  await cars.analyze();
  report.refused.sort((left, right) => left.line - right.line);
  tell();
  return report;
}
