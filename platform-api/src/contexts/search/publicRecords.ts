import { parseFilters, readableRecord, type IndexRecord } from '@forecourt/search-engine';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { SEARCHED_CAR_ATTRIBUTES, searchFilter } from '@forecourt/shared-contracts/searched-cars';
import { CAR_ROW_FORMAT } from '../vehicles';
import type { NamedIndex } from './namedIndex';

/** What visitors may read of a car, and what an index filters and sorts by. */
export const PUBLIC_CAR_ATTRIBUTES = [
  ...new Set<string>([...SEARCHED_CAR_ATTRIBUTES, ...CAR_ROW_FORMAT.own, ...CAR_ROW_FORMAT.common.flat()]),
];

type FilteredSite = Pick<SiteConfig, 'search_filters' | 'switches' | 'dealerships'>;

/**
 * The records of an index that may be stored where visitors search without the limits of the stock's own index, such as a copy: of the
 * stock only the cars that the site shows now, without their private attributes.
 */
export function* publicRecords({ index, dataSource }: NamedIndex, site: FilteredSite, now: Date): Generator<IndexRecord> {
  if (dataSource !== 'stock') return yield* index.all();
  const visible = parseFilters(searchFilter(site, now));
  for (const record of index.all()) if (index.isMatch(record.objectID, visible)) yield readableRecord(record, PUBLIC_CAR_ATTRIBUTES);
}

/** The same of some cars by their ids; null for one that the site does not show. */
export function publicCars(
  { index }: NamedIndex,
  site: FilteredSite,
  { ids, now }: { ids: readonly string[]; now: Date },
): ReadonlyMap<string, IndexRecord | null> {
  const visible = parseFilters(searchFilter(site, now));
  return new Map(
    ids.map((id) => {
      const record = index.isMatch(id, visible) ? index.get(id) : undefined;
      return [id, record ? readableRecord(record, PUBLIC_CAR_ATTRIBUTES) : null];
    }),
  );
}
