import { setImmediate } from 'node:timers/promises';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { ValidationError } from '@forecourt/shared-contracts/schemas';
import type { Database } from '../../infrastructure/database/database';
import { carDigest } from '../stock/carDigest';
import { createCarRepository, type CarRepository } from '../stock/carRepository';
import type { CarSummary } from '../stock/storedCars';
import type { StoredCar } from '../stock/storedCar';
import { mappingFor, unusedColumns, type ColumnMapping, type UnusedColumn } from './columnMapping';
import { carsOfFeed } from './carsOfFeed';
import type { ConvertedCell, UnusedCell } from './feedCells';
import { readFeedRow, type FeedCar } from './feedRow';
import { openFeed, type FeedFormat } from './readFeed';

export interface ImportOptions {
  map?: ColumnMapping;
  /** replace: cars that are not in the file become sold; delta: they remain unchanged. */
  mode?: 'replace' | 'delta';
  /** Reads and validates the file and reports what an import would do; nothing is written. */
  dryRun?: boolean;
  /** Sells missing cars also where they are most of the stock, which otherwise means that the file is cut off. */
  sellMost?: boolean;
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

/** Cells that a report lists. */
export interface ListedCells<Cell extends { column: string }> {
  /** How many, by column. */
  counts: Record<string, number>;
  /** The first ones. */
  first: (Cell & { line: number })[];
}

/** What an import did, or what it would do with `dryRun`. */
export interface ImportReport {
  read: number;
  added: number;
  updated: number;
  /** Unchanged cars: nothing is written, and no search index reads them again. */
  unchanged: number;
  /** Cars that are no longer in the feed and became sold. */
  sold: number;
  /** Cars that are no longer in the feed and stay in stock, because they are most of it; 0 where they became sold. */
  unsold: number;
  /** Cars of the demonstration stock, hidden since the site has a feed. */
  hidden: number;
  refused: RefusedRow[];
  /** Cells without a meaning in their column; their cars are imported without them. */
  unusedCells: ListedCells<UnusedCell>;
  /** Cells with another unit than their column's; their cars are imported with the converted value. */
  convertedCells: ListedCells<ConvertedCell>;
  /** How the file was read. */
  format: FeedFormat;
  /** The columns that were used. */
  mapping: ColumnMapping;
  unusedColumns: UnusedColumn[];
}

const BATCH = 500;
/** A feed may lose this many cars, or half of the stock, before it counts as cut off. */
const MISSING_ANYWAY = 20;
/** Cars between two pauses, in which a running site responds to other requests. */
const PAUSE_EVERY = 50;
/** Cells that a report lists of each sort. */
const LISTED_CELLS = 200;

interface Run {
  site: SiteConfig;
  cars: CarRepository;
  now: Date;
  isDryRun: boolean;
  carOf: ReturnType<typeof carsOfFeed>;
  known: ReadonlyMap<string, CarSummary>;
  seen: Set<string>;
  /** The next number of a key that several lines have. */
  copies: Map<string, number>;
  report: ImportReport;
}

/** Identical lines are different cars: the second gets a number. */
function uniqueKey(key: string, { seen, copies }: Run): string {
  let unique = key;
  for (let copy = copies.get(key) ?? 2; seen.has(unique); copy += 1) {
    unique = `${key}#${copy}`;
    copies.set(key, copy + 1);
  }
  seen.add(unique);
  return unique;
}

function addCells<Cell extends { column: string }>({ counts, first }: ListedCells<Cell>, line: number, cells: readonly Cell[]): void {
  for (const each of cells) {
    counts[each.column] = (counts[each.column] ?? 0) + 1;
    if (first.length < LISTED_CELLS) first.push({ line, ...each });
  }
}

/** The new and changed cars of a batch; invalid lines are added to the report. */
async function validateBatch(batch: readonly { line: number; feedCar: FeedCar }[], run: Run): Promise<StoredCar[]> {
  const { cars, known, report } = run;
  const keyed = batch.map((each) => ({ ...each, key: uniqueKey(each.feedCar.key, run) }));
  const fresh = keyed.filter(({ key }) => !known.has(key)).length;
  const freshIds = run.isDryRun ? Array.from({ length: fresh }, () => 0) : await cars.newIds(fresh);
  const valid: StoredCar[] = [];
  for (const [position, { line, feedCar, key }] of keyed.entries()) {
    if (position % PAUSE_EVERY === PAUSE_EVERY - 1) await setImmediate();
    const before = known.get(key);
    const id = before?.id ?? (freshIds.shift() as number);
    try {
      const stored: StoredCar = { car: run.carOf(feedCar, id, before), feedKey: key, source: 'feed' };
      addCells(report.unusedCells, line, feedCar.unused);
      addCells(report.convertedCells, line, feedCar.converted);
      if (before && before.digest === carDigest(stored)) report.unchanged += 1;
      else valid.push(stored);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      report.refused.push({ line, reason: error.message });
    }
  }
  return valid;
}

/** Writes a batch in one transaction and updates the report. */
async function writeBatch(batch: readonly StoredCar[], { cars, known, report, site, isDryRun }: Run): Promise<void> {
  if (!isDryRun) await cars.save(site.slug, batch);
  const added = batch.filter(({ feedKey }) => !known.has(feedKey)).length;
  report.added += added;
  report.updated += batch.length - added;
}

/** Marks the cars that the feed no longer has as sold, unless they are most of the stock; demonstration cars are hidden instead. */
async function retireMissing({ cars, known, now, report, seen, site, isDryRun }: Run, sellMost: boolean): Promise<void> {
  const ofFeed = [...known.values()].filter(({ source, status }) => source === 'feed' && status !== 'sold');
  const gone = ofFeed.filter(({ feedKey }) => !seen.has(feedKey));
  const isCutOff = !sellMost && gone.length > Math.max(MISSING_ANYWAY, ofFeed.length / 2);
  if (isCutOff) report.unsold = gone.length;
  const missing = [
    ...[...known.values()].filter(({ source, feedKey }) => source === 'demo' && !seen.has(feedKey)),
    ...(isCutOff ? [] : gone),
  ];
  if (isDryRun) {
    report.sold = isCutOff ? 0 : gone.length;
    report.hidden = missing.length - report.sold;
    return;
  }
  const byId = new Map(missing.map((each) => [each.id, each]));
  for (let start = 0; start < missing.length; start += BATCH) {
    const ids = missing.slice(start, start + BATCH).map((each) => each.id);
    const retired = (await cars.byIds(site.slug, ids)).map((car): StoredCar => {
      const { feedKey, source } = byId.get(car.id) as CarSummary;
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
 * Imports a stock feed into one tenant's stock (PL-071). Invalid lines are reported with their reason and skipped; every
 * batch is one transaction, so an interrupted import can be run again. Running sites update their search indexes themselves.
 */
export async function importStock(database: Database, site: SiteConfig, file: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { map, mode = 'replace', sellMost = false, dryRun = false, onProgress, now = new Date() } = options;
  const cars = createCarRepository(database);
  const { format, columns, lines: feedLines } = await openFeed(file, map);
  const mapping = mappingFor(columns, map);
  const report: ImportReport = {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    sold: 0,
    unsold: 0,
    hidden: 0,
    refused: [],
    unusedCells: { counts: {}, first: [] },
    convertedCells: { counts: {}, first: [] },
    format,
    mapping,
    unusedColumns: unusedColumns(columns, mapping),
  };
  const known = new Map((await cars.summaries(site.slug)).map((each) => [each.feedKey, each]));
  const run: Run = {
    site,
    cars,
    now,
    known,
    isDryRun: dryRun,
    carOf: carsOfFeed(site, now, await cars.modelCounts(site.slug)),
    seen: new Set(),
    copies: new Map(),
    report,
  };
  const reportProgress = () =>
    onProgress?.({ read: report.read, saved: report.added + report.updated + report.unchanged, refused: report.refused.length });

  let writing = Promise.resolve();
  /** The database writes a batch while the next one is read and validated. */
  const save = async (lines: typeof batch) => {
    const valid = await validateBatch(lines, run);
    await writing;
    writing = writeBatch(valid, run);
    // The next `await writing` reports a failure; until then it must not be an unhandled rejection.
    writing.catch(() => {});
  };
  let batch: { line: number; feedCar: FeedCar }[] = [];
  for await (const { line, row, problem } of feedLines) {
    report.read += 1;
    if (problem !== null) {
      report.refused.push({ line, reason: problem });
      continue;
    }
    batch.push({ line, feedCar: readFeedRow(row, mapping) });
    if (batch.length < BATCH) continue;
    await save(batch);
    batch = [];
    reportProgress();
  }
  await save(batch);
  await writing;
  // A feed without a single valid car is broken: it must not mark the whole stock as sold.
  if (mode === 'replace' && report.read > report.refused.length) await retireMissing(run, sellMost);
  if (!dryRun) await cars.analyze();
  report.refused.sort((left, right) => left.line - right.line);
  reportProgress();
  return report;
}
