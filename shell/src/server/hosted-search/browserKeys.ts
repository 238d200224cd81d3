import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { SEARCHED_CAR_ATTRIBUTES, searchFilter } from '@forecourt/shared-contracts/searched-cars';

const DAY_MS = 86_400_000;
/** Indexes of models and products; their records have no visibility. */
const RECORD_INDEXES = ['Model_production', 'Product_production', 'Product_production_*'];

type Restrictions = Readonly<Record<string, unknown>>;
/** The client's types are those of its browser build, which cannot sign keys. */
type SigningClient = Algoliasearch & { generateSecuredApiKey(options: { parentApiKey: string; restrictions: Restrictions }): string };

/** The first instant of the day in UTC: a key in cached HTML stays the same until the next. */
export const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

function securedKey({ search_app, search_key: parentApiKey }: SiteConfig, restrictions: Restrictions): string {
  return (algoliasearch(search_app, parentApiKey) as SigningClient).generateSecuredApiKey({ parentApiKey, restrictions });
}

/**
 * The keys that a browser gets of a site that searches at Algolia, made from the site's own, which stays on the server. That for cars reads
 * visible ones only, as of the start of the day; the other reads models and products.
 */
export function browserKeys(site: SiteConfig, now: Date): Pick<SiteConfig, 'search_key' | 'search_records_key'> {
  const cars = {
    filters: searchFilter(site, startOfDay(now)),
    attributesToRetrieve: [...SEARCHED_CAR_ATTRIBUTES],
    restrictIndices: [site.search_index, `${site.search_index}_*`],
  };
  return { search_key: securedKey(site, cars), search_records_key: securedKey(site, { restrictIndices: RECORD_INDEXES }) };
}
