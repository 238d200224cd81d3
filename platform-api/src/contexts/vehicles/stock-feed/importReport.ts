import type { ColumnMapping, UnusedColumn } from './columnMapping';
import type { DuplicateLine } from './duplicateLines';
import type { ConvertedCell, UnusedCell } from './feedCells';
import type { FeedCar } from './feedRow';
import type { FeedFormat } from './readFeed';

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

/** Photos that a site does not fetch, by their origin. */
export interface PhotosNotAllowed {
  origin: string;
  photos: number;
  /** The first line that has one. */
  line: number;
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
  /** Cars that are no longer in the feed and stay in stock, because they are most of it or on a line that cannot be read; 0 where they became sold. */
  unsold: number;
  /** Lines that cannot be read, and whose car is not known: it may be any of those that are missing. */
  unknownLines: number[];
  /** Cars of the demonstration stock, hidden since the site has a feed. */
  hidden: number;
  /** Cars that the stock had twice: hidden, and their addresses lead to the one that is kept. */
  merged: number;
  refused: RefusedRow[];
  /** Lines whose car is on a later line as well, which is imported. */
  duplicates: DuplicateLine[];
  /** Cells without a meaning in their column; their cars are imported without them. */
  unusedCells: ListedCells<UnusedCell>;
  /** Cells with another unit than their column's; their cars are imported with the converted value. */
  convertedCells: ListedCells<ConvertedCell>;
  photosNotAllowed: PhotosNotAllowed[];
  /** How the file was read. */
  format: FeedFormat;
  /** The columns that were used. */
  mapping: ColumnMapping;
  unusedColumns: UnusedColumn[];
}

export const emptyReport = (file: Pick<ImportReport, 'format' | 'mapping' | 'unusedColumns'>): ImportReport => ({
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  sold: 0,
  unsold: 0,
  unknownLines: [],
  hidden: 0,
  merged: 0,
  refused: [],
  duplicates: [],
  unusedCells: { counts: {}, first: [] },
  convertedCells: { counts: {}, first: [] },
  photosNotAllowed: [],
  ...file,
});

/** Cells that a report lists of each sort. */
const LISTED_CELLS = 200;

function addCells<Cell extends { column: string }>({ counts, first }: ListedCells<Cell>, line: number, cells: readonly Cell[]): void {
  for (const each of cells) {
    counts[each.column] = (counts[each.column] ?? 0) + 1;
    if (first.length < LISTED_CELLS) first.push({ line, ...each });
  }
}

function addPhoto(listed: PhotosNotAllowed[], line: number, origin: string): void {
  const known = listed.find((each) => each.origin === origin);
  if (known) known.photos += 1;
  else listed.push({ origin, photos: 1, line });
}

/** Adds what the line of an imported car has that the dealer should know. */
export function reportLine(report: ImportReport, line: number, feedCar: FeedCar, isPhotoAllowed: (address: URL) => boolean): void {
  addCells(report.unusedCells, line, feedCar.unused);
  addCells(report.convertedCells, line, feedCar.converted);
  for (const photo of feedCar.parts.thumbnails ?? []) {
    if (!URL.canParse(photo)) continue;
    const address = new URL(photo);
    if (!isPhotoAllowed(address)) addPhoto(report.photosNotAllowed, line, address.origin);
  }
}
