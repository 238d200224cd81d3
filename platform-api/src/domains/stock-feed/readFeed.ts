import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import type { FeedRow } from './feedRow';

/** One line of a feed; `line` is where it starts in the file, or its position in a JSON list. */
export interface FeedLine {
  line: number;
  row: FeedRow;
  /** Why the line cannot be parsed, or null. */
  problem: string | null;
}

const isImage = (value: unknown): value is { url: string } =>
  typeof value === 'object' && value !== null && typeof (value as { url?: unknown }).url === 'string';

/** The text that a CSV feed would have: a list is separated by |. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each: unknown) => (isImage(each) ? each.url : textOf(each))).join(' | ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The file is not a feed. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code = 'invalid_feed';
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError(`${path.basename(file)} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

async function* readJson(file: string): AsyncGenerator<FeedLine> {
  const content = parseJson(file, await readFile(file, 'utf8'));
  if (!Array.isArray(content)) throw new FeedError(`${path.basename(file)} should hold a JSON list of cars.`);
  let line = 0;
  for (const each of content as unknown[]) {
    line += 1;
    const isObject = typeof each === 'object' && each !== null && !Array.isArray(each);
    const row = isObject ? Object.fromEntries(Object.entries(each).map(([name, value]) => [name, textOf(value)])) : {};
    yield { line, row, problem: isObject ? null : 'not an object' };
  }
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** The number of the header's line: the comments of the template come before it; a spreadsheet has put quotes around some of them. */
async function headerLine(file: string): Promise<number> {
  const stream = createReadStream(file);
  try {
    let number = 1;
    for await (const line of createInterface({ input: stream })) {
      if (!/^\uFEFF?\s*"?# /.test(line)) break;
      number += 1;
    }
    return number;
  } finally {
    stream.destroy();
  }
}

async function* readCsv(file: string): AsyncGenerator<FeedLine> {
  const first = await headerLine(file);
  const parser = createReadStream(file).pipe(
    parse({ bom: true, info: true, from_line: first, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  );
  let columns: readonly string[] | null = null;
  let line = first;
  for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
    if (columns === null) columns = record.map((name) => name.trim());
    else {
      const names = columns;
      const row = Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']));
      yield { line, row, problem: record.length === names.length ? null : `${record.length} columns instead of ${names.length}` };
    }
    line = info.lines + 1;
  }
}

/** The lines of a CSV file with a header, or of a JSON list of objects (by the file's extension), one at a time. */
export const readFeed = (file: string): AsyncGenerator<FeedLine> => (file.toLowerCase().endsWith('.json') ? readJson(file) : readCsv(file));
