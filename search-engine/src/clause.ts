/** One comparison of a filter. Ranges include both ends. */
export type Comparison =
  | { kind: 'value'; attribute: string; value: string; isNegated: boolean }
  | { kind: 'range'; attribute: string; low: number; high: number; isNegated: boolean };

/** Comparisons joined by OR. A filter is a list of clauses joined by AND, the only form that Algolia supports. */
export type Clause = readonly Comparison[];

/** Identifies a clause, independent of the notation of its filter. */
export const clauseKey = (clause: Clause): string =>
  clause
    .map(
      (each) =>
        (each.isNegated ? '!' : '') +
        JSON.stringify(each.kind === 'value' ? [each.attribute, each.value] : [each.attribute, each.low, each.high]),
    )
    .toSorted()
    .join('|');

/** An invalid query; the response has status 400 (AP-029). */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}

/** Rejects an OR of different kinds of comparisons, as Algolia does: a query that is valid here is valid there (AP-025). */
export function oneKind(clause: Clause, source: string): Clause {
  if (clause.some((each) => each.kind !== clause[0]?.kind)) {
    throw new InvalidQueryError(`${source}: one OR may not hold both values and numbers`);
  }
  return clause;
}
