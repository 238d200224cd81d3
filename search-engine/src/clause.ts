/** One comparison of a filter. Ranges include both ends. */
export type Comparison =
  | { kind: 'value'; attribute: string; value: string; isNegated: boolean }
  | { kind: 'range'; attribute: string; low: number; high: number; isNegated: boolean };

/** At least one of them holds. A filter is a list of clauses that all hold: more Algolia does not allow. */
export type Clause = readonly Comparison[];

/** Identifies a clause, independent of the notation of its filter. */
export const clauseKey = (clause: Clause): string =>
  clause
    .map(
      (each) =>
        `${each.isNegated ? '!' : ''}${JSON.stringify(each.kind === 'value' ? [each.attribute, each.value] : [each.attribute, each.low, each.high])}`,
    )
    .toSorted()
    .join('|');

/** An invalid query; the response has status 400 (AP-029). */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}

/** Algolia lets one OR hold comparisons of one kind only; a query that works here works there (AP-025). */
export function oneKind(clause: Clause, source: string): Clause {
  if (clause.some((each) => each.kind !== clause[0]?.kind)) {
    throw new InvalidQueryError(`${source}: one OR may not hold both values and numbers`);
  }
  return clause;
}
