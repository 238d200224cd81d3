import { setImmediate } from 'node:timers/promises';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { ValidationError } from '@forecourt/shared-contracts/schemas';
import type { Database } from '../../../infrastructure/database/database';
import { allowedOrigins } from '../images/photoOrigins';
import { carDigest } from '../stock/carDigest';
import { createCarRepository } from '../stock/carRepository';
import type { CarSummary } from '../stock/storedCars';
import type { StoredCar } from '../stock/storedCar';
import { mappingFor, unusedColumns, type ColumnMapping } from './columnMapping';
import { carsOfFeed } from './carsOfFeed';
import { createDuplicateFinder, type DuplicateLine } from './duplicateLines';
import type { LinePart } from './feedLine';
import { readFeedRow, type FeedCar } from './feedRow';
import { keyOfPart, readIdentity } from './lineKeys';
import { emptyReport, reportLine, type ImportReport } from './importReport';
import { openFeed } from './readFeed';
import { mergeDuplicates, retireMissing, type RetiringImport } from './retireCars';

export interface ImportOptions {
  map?: ColumnMapping;
  /** replace: cars that are not in the file become sold; delta: they remain unchanged. */
  mode?: 'replace' | 'delta';
  /** Reads and validates the file and reports what an import would do; nothing is written. */
  dryRun?: boolean;
  /** Sells missing cars also where they are most of the stock, which otherwise means that the file is cut off. */
  sellMost?: boolean;
  /** Origins from which the site fetches photos; photos of others are reported. */
  photoOrigins?: readonly string[];
  onProgress?: (progress: ImportProgress) => void;
  now?: Date;
}

export interface ImportProgress {
  read: number;
  saved: number;
  refused: number;
}

const BATCH = 500;
/** Cars between two pauses, in which a running site responds to other requests. */
const PAUSE_EVERY = 50;

/** A line that is imported. */
interface CarLine {
  line: number;
  feedCar: FeedCar;
  /** The keys of other lines of the same car. */
  otherKeys: readonly string[];
}

interface Run extends RetiringImport {
  carOf: ReturnType<typeof carsOfFeed>;
  isPhotoAllowed: (address: URL) => boolean;
  /** No car is sold. */
  isDelta: boolean;
  seen: Set<string>;
  unread: Set<string>;
  replaced: Map<string, string>;
  /** The next number of a key that several lines have. */
  copies: Map<string, number>;
}

interface NewOrChangedCar {
  stored: StoredCar;
  isNew: boolean;
}

/** The lines of a feed whose car is on a later line as well, by number. */
async function duplicateLines(file: string, map: ColumnMapping | undefined, mapping: ColumnMapping) {
  const finder = createDuplicateFinder();
  const { lines } = await openFeed(file, map);
  for await (const line of lines) if (line.problem === null) finder.add(readIdentity(line, mapping));
  return finder.duplicates();
}

/** Lines without a stock number, VIN or key may be alike and are different cars: the second gets a number. */
function uniqueKey(key: string, { seen, copies }: Run): string {
  let unique = key;
  for (let copy = copies.get(key) ?? 2; seen.has(unique); copy += 1) {
    unique = `${key}#${copy}`;
    copies.set(key, copy + 1);
  }
  seen.add(unique);
  return unique;
}

/** The car of a line in the stock: by its key, else by that of another line of the same car, which then has this key. */
function knownCar(key: string, otherKeys: readonly string[], { known, seen, replaced }: Run): CarSummary | undefined {
  const others = otherKeys.filter((each) => each !== key && known.has(each));
  const before = known.get(key) ?? known.get(others[0] ?? '');
  for (const each of others) {
    if (known.get(each) === before) seen.add(each);
    else replaced.set(each, before?.feedKey ?? key);
  }
  return before;
}

/** The new and changed cars of a batch; invalid lines are added to the report. */
async function validateBatch(batch: readonly CarLine[], run: Run): Promise<NewOrChangedCar[]> {
  const { cars, report } = run;
  const keyed = batch.map((each) => {
    const key = uniqueKey(each.feedCar.key, run);
    return { ...each, key, before: knownCar(key, each.otherKeys, run) };
  });
  const fresh = keyed.filter(({ before }) => !before).length;
  const freshIds = run.isDryRun ? Array.from({ length: fresh }, () => 0) : await cars.newIds(fresh);
  const valid: NewOrChangedCar[] = [];
  for (const [position, { line, feedCar, key, before }] of keyed.entries()) {
    if (position % PAUSE_EVERY === PAUSE_EVERY - 1) await setImmediate();
    const id = before?.id ?? (freshIds.shift() as number);
    try {
      const stored: StoredCar = { car: run.carOf(feedCar, id, before), feedKey: key, source: 'feed' };
      reportLine(report, line, feedCar, run.isPhotoAllowed);
      if (before && before.digest === carDigest(stored)) report.unchanged += 1;
      else valid.push({ stored, isNew: !before });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      report.refused.push({ line, reason: error.message });
    }
  }
  return valid;
}

/** Writes a batch in one transaction and updates the report. */
async function writeBatch(batch: readonly NewOrChangedCar[], { cars, report, tenant, isDryRun }: Run): Promise<void> {
  if (!isDryRun)
    await cars.save(
      tenant,
      batch.map(({ stored }) => stored),
    );
  const added = batch.filter(({ isNew }) => isNew).length;
  report.added += added;
  report.updated += batch.length - added;
}

/** Notes which cars of the stock are on lines that cannot be read, so that they are not sold. */
function noteUnread(parts: readonly LinePart[], isBad: boolean, columns: readonly string[], run: Run): void {
  for (const part of parts) {
    const key = keyOfPart(part, columns, run.report.mapping, (each) => run.known.has(each));
    if (key !== undefined) run.unread.add(key);
    else if (isBad && !run.isDelta) run.report.unknownLines.push(part.line);
  }
}

/** The cars of a feed in batches; bad lines and duplicates are added to the report. */
async function* carLines(
  file: string,
  map: ColumnMapping | undefined,
  duplicates: ReadonlyMap<number, DuplicateLine>,
  run: Run,
): AsyncGenerator<CarLine[]> {
  const { report } = run;
  const { mapping } = report;
  const keysOfKeptLines = new Map<number, string[]>();
  let batch: CarLine[] = [];
  const { columns, lines } = await openFeed(file, map);
  for await (const { line, row, problem, parts } of lines) {
    report.read += 1;
    noteUnread(parts, problem !== null, columns, run);
    if (problem !== null) {
      report.refused.push({ line, reason: problem });
      continue;
    }
    const feedCar = readFeedRow(row, mapping);
    const duplicate = duplicates.get(line);
    if (duplicate) {
      report.duplicates.push(duplicate);
      const keys = keysOfKeptLines.get(duplicate.keptLine) ?? [];
      keys.push(feedCar.key);
      keysOfKeptLines.set(duplicate.keptLine, keys);
      continue;
    }
    batch.push({ line, feedCar, otherKeys: keysOfKeptLines.get(line) ?? [] });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/**
 * Imports a stock feed into one tenant's stock (PL-071). Invalid lines are reported with their reason and skipped; of lines of one car the
 * last one counts. Every batch is one transaction, so an interrupted import can be run again. Running sites update their search indexes
 * themselves.
 */
export async function importStock(database: Database, site: SiteConfig, file: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { map, mode = 'replace', sellMost = false, dryRun = false, photoOrigins, onProgress, now = new Date() } = options;
  const cars = createCarRepository(database);
  const { format, columns } = await openFeed(file, map);
  const mapping = mappingFor(columns, map);
  const duplicates = await duplicateLines(file, map, mapping);
  const report = emptyReport({ format, mapping, unusedColumns: unusedColumns(columns, mapping) });
  const run: Run = {
    cars,
    tenant: site.slug,
    now,
    known: new Map((await cars.summaries(site.slug)).map((each) => [each.feedKey, each])),
    isDryRun: dryRun,
    carOf: carsOfFeed(site, now, await cars.modelCounts(site.slug)),
    isDelta: mode === 'delta',
    isPhotoAllowed: photoOrigins ? allowedOrigins(photoOrigins) : () => true,
    seen: new Set(),
    unread: new Set(),
    replaced: new Map(),
    copies: new Map(),
    report,
  };
  const reportProgress = () =>
    onProgress?.({ read: report.read, saved: report.added + report.updated + report.unchanged, refused: report.refused.length });

  let writing = Promise.resolve();
  for await (const batch of carLines(file, map, duplicates, run)) {
    const valid = await validateBatch(batch, run);
    // The database writes a batch while the next one is read and validated.
    await writing;
    writing = writeBatch(valid, run);
    // The next `await writing` reports a failure; until then it must not be an unhandled rejection.
    writing.catch(() => {});
    reportProgress();
  }
  await writing;
  // A feed without a single valid car is broken: it must change nothing, and not mark the whole stock as sold.
  if (report.read > report.refused.length) {
    const merged = await mergeDuplicates(run);
    if (!run.isDelta) await retireMissing(run, merged, sellMost);
  }
  if (!dryRun) await cars.analyze();
  report.refused.sort((left, right) => left.line - right.line);
  reportProgress();
  return report;
}
