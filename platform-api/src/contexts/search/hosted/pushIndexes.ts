import { algoliasearch, type Algoliasearch, type IndexSettings as ClientSettings, type SynonymHit } from 'algoliasearch';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { createCarRepository } from '../../vehicles';
import type { NamedIndex } from '../namedIndex';
import { publicRecords } from '../publicRecords';
import { SearchIndexes } from '../SearchIndexes';
import { hostedStates } from './hostedStates';

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

/** A push to the indexes of one site. */
export interface Push {
  site: SiteConfig;
  client: Algoliasearch;
  nameOf: (name: string) => string;
  onProgress: (index: string) => void;
}

export const pushTo = (
  site: SiteConfig,
  { appId, adminKey, prefix = '', client: options }: PushTarget,
  onProgress: (index: string) => void = () => {},
): Push => ({ site, client: algoliasearch(appId, adminKey, options), nameOf: (name) => `${prefix}${name}`, onProgress });

/** The indexes that are made of what the site has; those that the tenant writes itself are its own. */
export const derivedIndexes = (indexes: SearchIndexes, site: SiteConfig): NamedIndex[] =>
  indexes.list(site).filter(({ dataSource }) => dataSource !== 'tenant');

/** Settings, replicas and synonyms of an index; its records stay as they are. */
async function setUpIndex(primary: NamedIndex, replicas: readonly NamedIndex[], { client, nameOf }: Push): Promise<void> {
  const indexName = nameOf(primary.name);
  const settings = async (name: string, indexSettings: Readonly<Record<string, unknown>>) => {
    const { taskID } = await client.setSettings({ indexName: name, indexSettings: indexSettings as ClientSettings });
    await client.waitForTask({ indexName: name, taskID });
  };
  await settings(indexName, { ...primary.settings, replicas: replicas.map(({ name }) => nameOf(name)) });
  for (const replica of replicas) await settings(nameOf(replica.name), { ...replica.settings, replicas: undefined });
  const synonymHit = primary.synonyms.map((each) => ({ ...each, type: each.type?.toLowerCase() })) as SynonymHit[];
  await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true, forwardToReplicas: true });
}

/** Replaces an index with its replicas: no search sees a part of it. Resolves with the number of records. */
async function replaceIndex(primary: NamedIndex, replicas: readonly NamedIndex[], push: Push): Promise<number> {
  const { site, client, nameOf, onProgress } = push;
  const indexName = nameOf(primary.name);
  onProgress(indexName);
  await setUpIndex(primary, replicas, push);
  // Into a temporary index that replaces the old one: no search sees a partial index.
  const objects = [...publicRecords(primary, site, new Date())];
  await client.replaceAllObjects({ indexName, objects, batchSize: 1000 });
  return objects.length;
}

const replicasOf = (derived: readonly NamedIndex[], { name }: NamedIndex) => derived.filter(({ primary }) => primary === name);

/** Settings, replicas and synonyms of a site's cars; what the index has stays. */
export async function setUpIndexes(indexes: SearchIndexes, push: Push): Promise<void> {
  const derived = derivedIndexes(indexes, push.site);
  for (const primary of derived.filter((each) => each.primary === null && each.dataSource === 'stock'))
    await setUpIndex(primary, replicasOf(derived, primary), push);
}

/** Replaces indexes of a site at Algolia: settings, sorted replicas, synonyms and records. */
export async function pushIndexes(indexes: SearchIndexes, push: Push, isWanted: (primary: NamedIndex) => boolean): Promise<PushReport> {
  const derived = derivedIndexes(indexes, push.site);
  const records: Record<string, number> = {};
  const pushed: string[] = [];
  for (const primary of derived.filter((each) => each.primary === null && isWanted(each))) {
    const replicas = replicasOf(derived, primary);
    records[push.nameOf(primary.name)] = await replaceIndex(primary, replicas, push);
    pushed.push(...replicas.map(({ name }) => push.nameOf(name)));
  }
  return { records, replicas: pushed };
}

/**
 * Pushes the indexes of one site to Algolia: settings, sorted replicas, synonyms and the records of cars, models and
 * products that visitors may see. Indexes without records are omitted. A running back end then sends all of it once more: what it sent meanwhile
 * may have been replaced by this push.
 */
export async function pushStock(
  database: Database,
  site: SiteConfig,
  target: PushTarget,
  onProgress?: (index: string) => void,
): Promise<PushReport> {
  const indexes = new SearchIndexes(database, createCarRepository(database));
  await indexes.sync();
  const report = await pushIndexes(indexes, pushTo(site, target, onProgress), ({ index }) => index.count > 0);
  if (!target.prefix) await hostedStates(database).forget(site.slug);
  return report;
}
