import { algoliasearch, type Algoliasearch, type IndexSettings as ClientSettings, type SynonymHit } from 'algoliasearch';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../infrastructure/database/database';
import { createCarRepository } from '../vehicles';
import type { NamedIndex } from './namedIndex';
import { publicRecords } from './publicRecords';
import { SearchIndexes } from './SearchIndexes';

export interface PushTarget {
  appId: string;
  /** An API key with write permission; it is never stored. */
  adminKey: string;
  /** Prefix of every index name, for tests beside the real indexes. */
  prefix?: string;
  /** Client options such as other hosts and headers. */
  client?: Parameters<typeof algoliasearch>[2];
}

export interface PushReport {
  /** Number of records by index after the push. */
  records: Readonly<Record<string, number>>;
  replicas: readonly string[];
}

interface Push {
  site: SiteConfig;
  client: Algoliasearch;
  nameOf: (name: string) => string;
  onProgress: (index: string) => void;
}

/** Resolves with the number of records. */
async function pushIndex(
  primary: NamedIndex,
  replicas: readonly NamedIndex[],
  { site, client, nameOf, onProgress }: Push,
): Promise<number> {
  const indexName = nameOf(primary.name);
  onProgress(indexName);
  const settings = async (name: string, indexSettings: Readonly<Record<string, unknown>>) => {
    const { taskID } = await client.setSettings({ indexName: name, indexSettings: indexSettings as ClientSettings });
    await client.waitForTask({ indexName: name, taskID });
  };
  await settings(indexName, { ...primary.settings, replicas: replicas.map(({ name }) => nameOf(name)) });
  for (const replica of replicas) await settings(nameOf(replica.name), { ...replica.settings, replicas: undefined });
  const synonymHit = primary.synonyms.map((each) => ({ ...each, type: each.type?.toLowerCase() })) as SynonymHit[];
  await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true, forwardToReplicas: true });
  // Into a temporary index that replaces the old one: no search sees a partial index.
  const objects = [...publicRecords(primary, site, new Date())];
  await client.replaceAllObjects({ indexName, objects, batchSize: 1000 });
  return objects.length;
}

/**
 * Pushes the indexes of one site to Algolia: settings, sorted replicas, synonyms and the records of cars, models and
 * products that visitors may see. Indexes without records are omitted.
 */
export async function pushStock(
  database: Database,
  site: SiteConfig,
  { appId, adminKey, prefix = '', client: options }: PushTarget,
  onProgress: (index: string) => void = () => {},
): Promise<PushReport> {
  const indexes = new SearchIndexes(database, createCarRepository(database));
  await indexes.sync();
  const derived = indexes.list(site).filter(({ dataSource }) => dataSource !== 'tenant');
  const push: Push = { site, client: algoliasearch(appId, adminKey, options), nameOf: (name) => `${prefix}${name}`, onProgress };
  const records: Record<string, number> = {};
  const pushed: string[] = [];
  for (const primary of derived.filter((each) => each.primary === null && each.index.count > 0)) {
    const replicas = derived.filter((each) => each.primary === primary.name);
    records[push.nameOf(primary.name)] = await pushIndex(primary, replicas, push);
    pushed.push(...replicas.map(({ name }) => push.nameOf(name)));
  }
  return { records, replicas: pushed };
}
