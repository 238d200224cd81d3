import type { FeedRow } from './feedRow';

/** A line of the file within a line of a feed. */
export interface LinePart {
  line: number;
  /** Its texts between delimiters, with their quotation marks. */
  texts: readonly string[];
}

/** One line of a feed; `line` is where it starts in the file, or its position in a JSON list. */
export interface FeedLine {
  line: number;
  row: FeedRow;
  /** The text of one column; undefined where the line has none. */
  cell(column: string): string | undefined;
  /** Why the line cannot be parsed, or null. */
  problem: string | null;
  /** Lines of the file that may be cars of their own: all of a line that cannot be parsed, else those that a cell with line breaks contains. */
  parts: readonly LinePart[];
}
