import type { ColumnMapping } from './columnMapping';
import type { FeedField } from './feedColumns';
import { expectedNumber, readNumber, type NumberKind } from './feedNumbers';
import { cellText } from './feedValues';

/** A cell that has no meaning in its column; the car is imported without it. */
export interface UnusedCell {
  column: string;
  text: string;
  /** What the column accepts. */
  expected: string;
}

/** A cell with another unit than its column's. */
export interface ConvertedCell {
  column: string;
  text: string;
  /** Its value with the column's unit, such as '41,000 km'. */
  convertedTo: string;
}

/** Longest text of a cell in a report. */
const LONGEST_TEXT = 60;

/** The cells of one line by field. */
export class FeedCells {
  readonly unused: UnusedCell[] = [];
  readonly converted: ConvertedCell[] = [];

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
    if (value === null) this.unused.push({ ...this.reported(field, text), expected });
    return value;
  }

  /** As `read`; a cell with another unit is reported with its value. */
  readConverted<Value extends { convertedTo: string | null }>(
    field: FeedField,
    parse: (text: string) => Value | null,
    expected: string,
  ): Value | null {
    const reading = this.read(field, parse, expected);
    if (reading?.convertedTo) this.converted.push({ ...this.reported(field, this.text(field) ?? ''), convertedTo: reading.convertedTo });
    return reading;
  }

  /** The number of a cell in its column's unit, or null. */
  number(field: FeedField, kind: NumberKind): number | null {
    return this.readConverted(field, (text) => readNumber(text, kind), expectedNumber(kind))?.value ?? null;
  }

  private reported(field: FeedField, text: string) {
    return { column: this.mapping[field] as string, text: text.slice(0, LONGEST_TEXT) };
  }
}
