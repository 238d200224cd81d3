import { algoliasearch, type Algoliasearch, type IndexSettings as ClientSettings, type SynonymHit } from 'algoliasearch';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../infrastructure/database/database';
import { createCarRepository } from '../stock/carRepository';
import type { NamedIndex } from './namedIndex';
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
  client: Algoliasearch;
  nameOf: (name: string) => string;
  onProgress: (index: string) => void;
}

async function pushIndex(primary: NamedIndex, replicas: readonly NamedIndex[], { client, nameOf, onProgress }: Push): Promise<void> {
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
  await client.replaceAllObjects({ indexName, objects: [...primary.index.all()] as Record<string, unknown>[], batchSize: 1000 });
}

/**
 * Pushes the indexes of one site to Algolia: settings, sorted replicas, synonyms and all records of cars, models and
 * products. Indexes without records are omitted.
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
  const push: Push = { client: algoliasearch(appId, adminKey, options), nameOf: (name) => `${prefix}${name}`, onProgress };
  const records: Record<string, number> = {};
  const pushed: string[] = [];
  for (const primary of derived.filter((each) => each.primary === null && each.index.count > 0)) {
    const replicas = derived.filter((each) => each.primary === primary.name);
    await pushIndex(primary, replicas, push);
    records[push.nameOf(primary.name)] = primary.index.count;
    pushed.push(...replicas.map(({ name }) => push.nameOf(name)));
  }
  return { records, replicas: pushed };
}
