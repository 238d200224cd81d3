import { readDocument, type PlacedMistake } from '@forecourt/server-kit';
import { isRecord, slugOf } from '@forecourt/shared-contracts';
import { parse } from 'csv-parse/sync';
import type { ContentKind } from '../contentDocuments';
import type { ContentFile } from './authoredItem';
import { AUTHORED_KINDS, itemDocument } from './kinds';
import { itemOf, type FileMistake, type ReadFile, type ReadItem } from './readItemFile';

/** Kinds whose items may be the lines of one file, with the field that names an item without a slug. */
export const CSV_KINDS: Partial<Readonly<Record<ContentKind, (fields: Readonly<Record<string, unknown>>) => string>>> = {
  offer: ({ name }) => slugOf(String(name)),
  product: ({ name }) => slugOf(String(name)),
  'special-hours': ({ date, location_id: location }) => [date, location].filter((part) => part !== undefined && part !== null).join('-'),
};

/** Between the items of a list in a cell. */
export const LIST_SEPARATOR = '|';

interface Line {
  cells: Readonly<Record<string, string>>;
  line: number;
}

type Types = Readonly<Record<string, { type?: string | readonly string[]; items?: { type?: string }; properties?: Types }>>;
const typesOf = (type: string | readonly string[] | undefined) => [type ?? []].flat();

/** The value of a cell by the type of its field; its text where it is no such value, which the check then says. */
function valueOf(cell: string, { type, items }: Types[string] = {}): unknown {
  const types = typesOf(type);
  const isNumber = types.includes('number') || types.includes('integer');
  if (types.includes('array')) {
    const parts = cell.split(LIST_SEPARATOR).map((part) => part.trim());
    return parts
      .filter(Boolean)
      .map((part) => (items?.type === 'number' && part !== '' && !Number.isNaN(Number(part)) ? Number(part) : part));
  }
  if (isNumber && !Number.isNaN(Number(cell))) return Number(cell);
  if (types.includes('boolean') && /^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  return cell;
}

/** The fields of a line; 'hours.begin' is the field begin of hours. */
function fieldsOf(cells: Readonly<Record<string, string>>, types: Types): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [column, text] of Object.entries(cells)) {
    const cell = text.trim();
    const [name = '', part] = column.split('.');
    if (cell === '') continue;
    if (part === undefined) fields[name] = valueOf(cell, types[name]);
    else fields[name] = { ...(isRecord(fields[name]) ? fields[name] : {}), [part]: valueOf(cell, types[name]?.properties?.[part]) };
  }
  return fields;
}

const MAX_LINES = 50_000;

function linesOf({ text }: ContentFile): Line[] | string {
  try {
    const read = parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: false,
      to: MAX_LINES,
    }) as {
      record: Record<string, string>;
      info: { lines: number };
    }[];
    return read.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    return (error as Error).message;
  }
}

/** Reads a file `<kind>.csv`: an item a line, the names of the fields in the first one. */
export function readCsvFile(kind: ContentKind, file: ContentFile): ReadFile {
  const nameOf = CSV_KINDS[kind];
  const failed = (reason: string): ReadFile => ({ items: [], mistakes: [{ file: file.path, line: 1, column: 1, path: '', reason }] });
  if (!nameOf) return failed(`A ${kind} is a file of its own; lines of one file may be ${Object.keys(CSV_KINDS).join(', ')}.`);
  const lines = linesOf(file);
  if (typeof lines === 'string') return failed(lines);
  const types = (AUTHORED_KINDS[kind].schema.properties ?? {}) as Types;
  const items: ReadItem[] = [];
  const mistakes: FileMistake[] = [];
  for (const { cells, line } of lines) {
    const { slug: given, ...rest } = cells;
    const fields = fieldsOf(rest, types);
    const slug = given?.trim() || nameOf(fields);
    const { mistakes: found } = readDocument(JSON.stringify(fields), itemDocument(kind, slug));
    if (found.length > 0) mistakes.push(...found.map((each: PlacedMistake) => ({ ...each, file: file.path, line, column: 1 })));
    else items.push({ item: itemOf(kind, slug, fields, null), placeOf: () => ({ line, column: 1 }) });
  }
  return { items, mistakes };
}
