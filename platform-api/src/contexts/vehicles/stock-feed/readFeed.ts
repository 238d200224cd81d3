import path from 'node:path';
import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ColumnMapping } from './columnMapping';
import { decodeFile, detectEncoding, type DetectedEncoding, type FeedEncoding } from './feedEncoding';
import { FeedError, noCars } from './feedError';
import { CSV_OPTIONS, readHeader, type Delimiter, type FeedHeader } from './feedHeader';
import { isKnownHeading } from './feedHeadings';
import type { FeedLine, LinePart } from './feedLine';
import { jsonColumns, jsonLine } from './jsonFeed';
import { openQuoteLine } from './openQuote';
import { hasMacLineBreaks, withLineFeeds } from './lineBreaks';

/** How a file is written; JSON has no delimiter. */
export interface FeedFormat {
  encoding: FeedEncoding;
  delimiter: Delimiter | null;
}

/** An open feed; its lines are read once. */
export interface Feed {
  format: FeedFormat;
  columns: readonly string[];
  lines: AsyncIterable<FeedLine>;
}

const notAList = (file: string) => new FeedError(`${path.basename(file)} should hold a JSON list of cars.`);

function parseJson(file: string, text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new FeedError(`${path.basename(file)} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(content)) throw notAList(file);
  return content as unknown[];
}

async function openJson(file: string, encoding: DetectedEncoding): Promise<Feed> {
  let text = '';
  for await (const piece of decodeFile(file, encoding)) text += piece;
  if (text.trim() === '') throw noCars('is empty');
  const content = parseJson(file, text);
  if (content.length === 0) throw noCars('is an empty list');
  const columns = jsonColumns(content);
  if (columns.length === 0) throw notAList(file);
  async function* lines() {
    for (const [index, each] of content.entries()) yield jsonLine(each, index + 1);
  }
  return { format: { encoding: encoding.name, delimiter: null }, columns, lines: lines() };
}

/** Characters in which the header has to begin and end. */
const LONGEST_BEGINNING = 1_000_000;

async function beginningOf(texts: AsyncIterable<string>): Promise<string> {
  let beginning = '';
  for await (const text of texts) {
    beginning += text;
    if (beginning.length >= LONGEST_BEGINNING) break;
  }
  return beginning;
}

async function* skipCharacters(texts: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let left = count;
  for await (const text of texts) {
    yield text.slice(left);
    left = Math.max(0, left - text.length);
  }
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

const UNCLOSED = 'a quotation mark is not closed';

/** Why a record is no car, or null. A cell that begins with a quotation mark and has a line break contains other lines. */
function problemOf(record: readonly string[], columns: readonly string[]): string | null {
  if (record.some((cell) => cell.startsWith('"') && cell.includes('\n'))) return UNCLOSED;
  return record.length === columns.length ? null : `${record.length} columns instead of ${columns.length}`;
}

/** How many lines a record has: a cell may contain line breaks. */
function linesOf(record: readonly string[]): number {
  let lines = 1;
  for (const cell of record) for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** The lines of the file that a record is made of; its cells have lost their quotation marks, so that a text may be part of a cell. */
const partsOf = (record: readonly string[], delimiter: Delimiter, line: number): LinePart[] =>
  record
    .join(delimiter)
    .split('\n')
    .map((text, index) => ({ line: line + index, texts: text.split(delimiter) }));

/** One record as a line; the row is made when it is used, since a pass over the file may need a few cells only. */
function csvLine(record: readonly string[], { columns, delimiter }: FeedHeader, end: number): FeedLine {
  const lines = linesOf(record);
  const line = end - lines;
  const problem = problemOf(record, columns);
  const parts = problem === null && lines === 1 ? [] : partsOf(record, delimiter, line);
  return {
    line,
    problem,
    parts: problem === null ? parts.slice(1) : parts,
    get row() {
      return Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
    },
    cell: (column) => record[columns.indexOf(column)],
  };
}

/** The lines below a header, whose text begins with it; `restFrom` is the text of the file from a line on. */
async function* csvLines(
  text: AsyncIterable<string>,
  header: FeedHeader,
  restFrom: (line: number) => Promise<string>,
): AsyncGenerator<FeedLine> {
  const { delimiter, line: first } = header;
  const parser = parse({ ...CSV_OPTIONS, delimiter, info: true });
  // The parser reports a failure of the file to its reader.
  pipeline(Readable.from(text), parser, () => {});
  let records = 0;
  let next = first;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      next = first + info.lines;
      if (records > 0) yield csvLine(record, header, next);
      records += 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = next + openQuoteLine(await restFrom(next), delimiter);
    throw new FeedError(
      `The quotation mark that opens in line ${line} is not closed, so the rest of the file cannot be read and nothing was changed: correct the line and import the file again.`,
      { cause: error },
    );
  }
  if (records < 2) throw noCars('has a header and no cars');
}

async function openCsv(file: string, encoding: DetectedEncoding, map: ColumnMapping): Promise<Feed> {
  const decoded = await beginningOf(decodeFile(file, encoding));
  const lineBreak = hasMacLineBreaks(decoded) ? '\r' : '\r\n';
  const named = new Set(Object.values(map));
  const header = readHeader(decoded.replaceAll(lineBreak, '\n'), (heading) => named.has(heading) || isKnownHeading(heading));
  if (!header) throw noCars(decoded.trim() === '' ? 'is empty' : 'has neither a header nor cars');
  const lineFeeds = () => withLineFeeds(decodeFile(file, encoding), lineBreak);
  const restFrom = async (line: number) => {
    let text = '';
    for await (const piece of lineFeeds()) text += piece;
    return text
      .split('\n')
      .slice(line - 1)
      .join('\n');
  };
  return {
    format: { encoding: encoding.name, delimiter: header.delimiter },
    columns: header.columns,
    lines: csvLines(skipCharacters(lineFeeds(), header.offset), header, restFrom),
  };
}

/**
 * Opens a CSV file with a header, or a JSON list of objects (by the file's extension). Columns that `map` names are known ones. The
 * lines come one at a time; without a single one, and where the file is no feed, there is a `FeedError`.
 */
export async function openFeed(file: string, map: ColumnMapping = {}): Promise<Feed> {
  const encoding = await detectEncoding(file);
  return file.toLowerCase().endsWith('.json') ? openJson(file, encoding) : openCsv(file, encoding, map);
}
