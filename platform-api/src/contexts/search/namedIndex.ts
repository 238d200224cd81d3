import type { IndexSettings, SearchIndex, Synonym } from '@forecourt/search-engine';

/** An index or replica by its name. */
export interface NamedIndex {
  name: string;
  index: SearchIndex;
  /** The replica's name inside of the engine; null for a primary index. */
  replica: string | null;
  /** Those of a replica override those of its primary. */
  settings: IndexSettings;
  synonyms: readonly Synonym[];
  primary: string | null;
  /** Where the records come from; `tenant`: written through the endpoint. */
  dataSource: 'stock' | 'content' | 'tenant';
  createdAt: string;
  updatedAt: string;
}

/** Synchronizes indexes in memory with their tables. */
export interface IndexSync {
  /** Reads what changed since the last call; everything on the first. */
  sync(): Promise<void>;
  /** The indexes of one tenant, replicas included. */
  list(site: { slug: string; search_index: string }): NamedIndex[];
}

/** A primary index and its sorted replicas: Car_production and Car_production_price_asc (AP-027). */
export function withReplicas(
  primary: Omit<NamedIndex, 'replica' | 'primary'>,
  replicaCriteria: Readonly<Record<string, string>>,
): NamedIndex[] {
  const replicas = Object.entries(replicaCriteria).map(([replica, first]): NamedIndex => {
    const ranking = [first, ...DEFAULT_RANKING];
    const settings = { ...primary.settings, replicas: undefined, ranking };
    return { ...primary, name: `${primary.name}_${replica}`, replica, primary: primary.name, settings };
  });
  const settings = { ...primary.settings, replicas: replicas.map(({ name }) => name) };
  return [{ ...primary, settings, replica: null, primary: null }, ...replicas];
}

/** Algolia's default ranking criteria. */
export const DEFAULT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
