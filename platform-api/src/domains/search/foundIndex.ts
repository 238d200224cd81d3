import type { SearchIndex } from '../../engines/search-engine/SearchIndex';
import type { IndexSettings } from '../../engines/search-engine/settings';
import type { Synonym } from '../../engines/search-engine/synonyms';

/** An index by its name, whatever fills it. */
export interface FoundIndex {
  name: string;
  index: SearchIndex;
  /** The name of the order, null for the index's own. */
  replica: string | null;
  /** A replica's are its primary's with its own over them. */
  settings: IndexSettings;
  synonyms: readonly Synonym[];
  primary: string | null;
  /** What fills the index; `own`: the tenant, through the endpoint. */
  filledBy: 'stock' | 'content' | 'own';
  createdAt: string;
  updatedAt: string;
}

/** Keeps some indexes in memory in step with their tables. */
export interface IndexFollower {
  /** Reads what changed since the last time; the first time that is everything. */
  catchUp(): Promise<void>;
  /** The indexes of one tenant, replicas included. */
  list(site: { slug: string; search_index: string }): FoundIndex[];
}

/** The names of a primary and its sorted replicas: Car_production and Car_production_price_asc (AP-027). */
export function withOrders(
  primary: Omit<FoundIndex, 'replica' | 'primary'>,
  orders: Readonly<Record<string, string>>,
): FoundIndex[] {
  const replicas = Object.entries(orders).map(([order, first]): FoundIndex => {
    const ranking = [first, ...USUAL_RANKING];
    const settings = { ...primary.settings, replicas: undefined, ranking };
    return { ...primary, name: `${primary.name}_${order}`, replica: order, primary: primary.name, settings };
  });
  const settings = { ...primary.settings, replicas: replicas.map(({ name }) => name) };
  return [{ ...primary, settings, replica: null, primary: null }, ...replicas];
}

/** Algolia's default order of criteria, as settings name it. */
export const USUAL_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
