import { parse } from 'csv-parse/sync';
import { FeedError } from './feedError';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** What separates the cells of a line. */
export type Delimiter = (typeof DELIMITERS)[number];

/** Options of every reader of a CSV feed, whose line breaks are \n. */
export const CSV_OPTIONS = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  // A quotation mark that nothing closes must not read the rest of a large file into one cell.
  max_record_size: 4_000_000,
} as const;

/** The header of a CSV feed. */
export interface FeedHeader {
  delimiter: Delimiter;
  columns: readonly string[];
  /** Where its line begins, in characters and as a number of the file. */
  offset: number;
  line: number;
}

/**
 * Lines before the header: the comments of the template, around some of which a spreadsheet has put quotation marks; `sep=;`, by
 * which Excel declares the delimiter; lines without text.
 */
const BEFORE_HEADER = /^\s*(?:"?# .*|"?sep=([,;\t|])[",;|\s]*|["',;|\s]*)$/i;

/** The line of the header, and the delimiter that is declared before it; null without a header. */
function findHeader(beginning: string) {
  let declared: string | undefined;
  let offset = 0;
  for (let line = 1; offset < beginning.length; line += 1) {
    const end = beginning.indexOf('\n', offset);
    const before = BEFORE_HEADER.exec(end === -1 ? beginning.slice(offset) : beginning.slice(offset, end));
    if (!before) return { offset, line, declared };
    declared ??= before[1];
    if (end === -1) break;
    offset = end + 1;
  }
  return null;
}

/** A heading in one line, without the quotation marks around it. */
export const cleanHeading = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();

/** Headings that name one column each: `column 4` where there is none, `Price (2)` for the second of two. */
export function uniqueHeadings(cells: readonly string[]): string[] {
  const seen = new Set<string>();
  return cells.map((cell, index) => {
    const heading = cleanHeading(cell) || `column ${index + 1}`;
    let unique = heading;
    for (let copy = 2; seen.has(unique); copy += 1) unique = `${heading} (${copy})`;
    seen.add(unique);
    return unique;
  });
}

/** The heading that a column shares with those before it. */
export const withoutNumber = (heading: string): string => heading.replace(/ \(\d+\)$/, '');

function headingsBy(delimiter: Delimiter, text: string): string[] {
  try {
    return uniqueHeadings(parse(text, { ...CSV_OPTIONS, delimiter, to: 1 })[0] ?? []);
  } catch {
    // With this delimiter a quotation mark is not closed.
    return [];
  }
}

/**
 * The header in the beginning of a feed, or null without one. Its delimiter is the one by which most columns are known; in a tie
 * the one that the file declares, then the comma.
 */
export function readHeader(beginning: string, isKnown: (heading: string) => boolean): FeedHeader | null {
  const found = findHeader(beginning);
  if (!found) return null;
  const { declared, ...place } = found;
  const text = beginning.slice(found.offset);
  const order = [...DELIMITERS].sort((left, right) => Number(right === declared) - Number(left === declared));
  const headers = order.map((delimiter) => {
    const columns = headingsBy(delimiter, text);
    return { ...place, delimiter, columns, known: columns.filter(isKnown).length };
  });
  const best = headers.reduce((first, each) => (each.known > first.known ? each : first));
  if (best.columns.length === 0)
    throw new FeedError(`A quotation mark in the header (line ${found.line}) is not closed, so nothing was changed: correct the file.`);
  return { ...place, delimiter: best.delimiter, columns: best.columns };
}
