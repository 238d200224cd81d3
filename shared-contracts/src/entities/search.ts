import { type InferType } from 'yup';
import { entity, optionalNumber, recordOf, requiredNumber, requiredText, text, textList } from './fields';

/** Bounds of a number facet; null leaves that side open. */
export const searchRangeSchema = entity({ min: optionalNumber(), max: optionalNumber() });
export type SearchRange = InferType<typeof searchRangeSchema>;

/** A shopper's search of the stock. `page` is 1-based; a facet without selection has no key. */
export const searchStateSchema = entity({
  query: text(),
  page: requiredNumber().integer().min(1).default(1),
  sortBy: text(),
  facets: recordOf(textList()),
  ranges: recordOf(searchRangeSchema),
});
export type SearchState = InferType<typeof searchStateSchema>;

/** One value of a facet as a filter shows it. */
export const facetItemSchema = entity({ label: requiredText(), count: requiredNumber(), value: requiredText() });
