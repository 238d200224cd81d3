import type { ColumnMapping } from './columnMapping';
import type { LineIdentity } from './duplicateLines';
import type { FeedLine, LinePart } from './feedLine';
import { cellText } from './feedValues';

/** The columns that identify a car, in the order in which they do. */
const IDENTITY = ['key', 'stocknum', 'vin'] as const;

/** What identifies the car of a line. */
export function readIdentity({ line, cell }: Pick<FeedLine, 'line' | 'cell'>, mapping: ColumnMapping): LineIdentity {
  const [key = null, stocknum = null, vin = null] = IDENTITY.map((field) => {
    const column = mapping[field];
    return column === undefined ? null : cellText(cell(column));
  });
  return { line, key, stocknum, vin };
}

/**
 * The key of the stock that a line which cannot be parsed has: the cell of an identifying column, counted from the left, else from the
 * right, since an unquoted delimiter moves all cells on one side of it. Undefined where neither is a key of the stock.
 */
export function keyOfPart(
  { texts }: LinePart,
  columns: readonly string[],
  mapping: ColumnMapping,
  isKnown: (key: string) => boolean,
): string | undefined {
  for (const field of IDENTITY) {
    const column = mapping[field];
    if (column === undefined) continue;
    const index = columns.indexOf(column);
    for (const text of [texts[index], texts.at(index - columns.length)]) {
      const key = cellText(text?.replaceAll('"', ''));
      if (key !== null && isKnown(key)) return key;
    }
  }
  return undefined;
}
