/** A spin-to-win promotion as its visitor sees it. */
export interface SpinStatus {
  /** Names in the order of the wheel. */
  prizes: readonly string[];
  terms: string | null;
  /** null: not spun yet. */
  won: { prize: string; is_claimed: boolean } | null;
}
