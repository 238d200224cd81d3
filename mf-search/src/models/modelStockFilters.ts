import { FACET_ATTRIBUTES, makeName, makeSpellings, type LoaderContext } from '@forecourt/shared-contracts';
import { searchFilter } from '@forecourt/shared-contracts/searched-cars';

/** Cars that are for sale, now or soon, of one make in all its spellings; of one model where it is given. */
export const modelStockFilters = (
  { make, model }: { make: string; model?: string },
  { site, now }: Pick<LoaderContext, 'site' | 'now'>,
) => ({
  filters: `${searchFilter(site, now)} AND (status:in_stock OR status:coming_soon)`,
  facetFilters: [
    makeSpellings(makeName(make)).map((spelling) => `${FACET_ATTRIBUTES.make}:${spelling}`),
    ...(model === undefined ? [] : [[`${FACET_ATTRIBUTES.model}:${model}`]]),
  ],
});
