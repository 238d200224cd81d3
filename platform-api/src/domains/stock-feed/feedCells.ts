import type { ColumnMapping } from './columnMapping';
import type { FeedField } from './feedColumns';
import { cellText } from './feedValues';

/** A cell that has no meaning in its column; the car is imported without it. */
export interface UnusedCell {
  column: string;
  text: string;
  /** What the column accepts. */
  expected: string;
}

/** Longest text of a cell in a report. */
const LONGEST_TEXT = 60;

/** The cells of one line by field. */
export class FeedCells {
  readonly unused: UnusedCell[] = [];

  constructor(
    private readonly row: Readonly<Record<string, string>>,
    private readonly mapping: ColumnMapping,
  ) {}

  has(field: FeedField): boolean {
    return this.mapping[field] !== undefined;
  }

  raw(field: FeedField): string | undefined {
    const column = this.mapping[field];
    return column === undefined ? undefined : this.row[column];
  }

  /** The text of a cell, or null for an unknown one. */
  text(field: FeedField): string | null {
    return cellText(this.raw(field));
  }

  /** What a cell means, or null: for an unknown one, and for a text that `parse` has no meaning for, which is reported. */
  read<Value>(field: FeedField, parse: (text: string) => Value | null, expected: string): Value | null {
    const text = this.text(field);
    if (text === null) return null;
    const value = parse(text);
    if (value === null) this.unused.push({ column: this.mapping[field] as string, text: text.slice(0, LONGEST_TEXT), expected });
    return value;
  }
}
