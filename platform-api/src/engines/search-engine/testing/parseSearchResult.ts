import type { IndexAnswer } from '../indexQuery';
import type { IndexRecord } from '../record';

/** An answer of the engine with its JSON read. */
export interface ReadAnswer extends Pick<IndexAnswer, 'nbHits' | 'facetsStats'> {
  hits: IndexRecord[];
  facets: Record<string, Record<string, number>>;
}

export const readAnswer = ({ hits, facets, ...others }: IndexAnswer): ReadAnswer => ({
  ...others,
  hits: hits.map((hit) => JSON.parse(hit) as IndexRecord),
  facets: Object.fromEntries(Object.entries(facets).map(([attribute, counts]) => [attribute, JSON.parse(counts) as Record<string, number>])),
});
