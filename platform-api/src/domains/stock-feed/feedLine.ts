import type { FeedRow } from './feedRow';

/** One line of a feed; `line` is where it starts in the file, or its position in a JSON list. */
export interface FeedLine {
  line: number;
  row: FeedRow;
  /** Why the line cannot be parsed, or null. */
  problem: string | null;
}
