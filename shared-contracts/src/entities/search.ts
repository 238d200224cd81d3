import { type InferType } from 'yup';
import { entity, optionalNumber, recordOf, requiredNumber, requiredText, text, textList } from './fields';

/** Bounds of a number facet; null leaves that side open. */
export const searchRangeSchema = entity({ min: optionalNumber(), max: optionalNumber() });
export type SearchRange = InferType<typeof searchRangeSchema>;

/** A distance from the centre of a postcode. */
export const nearSchema = entity({ postcode: requiredText(), km: requiredNumber().integer().min(1) });
export type Near = InferType<typeof nearSchema>;

/** A shopper's search of the stock. `page` is 1-based; a facet without selection has no key. */
export const searchStateSchema = entity({
  query: text(),
  page: requiredNumber().integer().min(1).default(1),
  sortBy: text(),
  facets: recordOf(textList()),
  ranges: recordOf(searchRangeSchema),
  /** Cars of locations within it; a search that was stored before there were distances has none. */
  near: nearSchema.optional().default(undefined),
});
export type SearchState = InferType<typeof searchStateSchema>;

/** One value of a facet as a filter shows it. */
export const facetItemSchema = entity({ label: requiredText(), count: requiredNumber(), value: requiredText() });
