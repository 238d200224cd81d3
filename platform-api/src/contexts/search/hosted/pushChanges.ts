import type { CarRepository } from '../../vehicles';
import type { NamedIndex } from '../namedIndex';
import { publicCars } from '../publicRecords';
import type { SearchIndexes } from '../SearchIndexes';
import type { PushedVersion } from './hostedStates';
import { derivedIndexes, pushIndexes, setUpIndexes, type Push } from './pushIndexes';

/** Records of one request, as Algolia recommends. */
const BATCH = 1000;

interface Following {
  indexes: SearchIndexes;
  cars: Pick<CarRepository, 'changedSince'>;
  /** Aborts between two requests. */
  signal: AbortSignal;
}

/** Sends the cars that have changed since a change of the stock: those that the site shows, and removals of the others. */
async function pushCars(stock: NamedIndex, since: number, { cars, signal }: Following, { site, client, nameOf }: Push): Promise<void> {
  const indexName = nameOf(stock.name);
  let after = { change: since, id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    signal.throwIfAborted();
    const page = await cars.changedSince(site.slug, after, BATCH);
    const last = page.at(-1);
    if (!last) return;
    after = { change: last.change, id: last.id };
    const records = publicCars(stock, site, { ids: page.map(({ id }) => String(id)), now: new Date() });
    const requests = [...records].map(([objectID, record]) =>
      record === null ? { action: 'deleteObject' as const, body: { objectID } } : { action: 'addObject' as const, body: { ...record } },
    );
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
    await client.waitForTask({ indexName, taskID });
  }
}

type Versions = Readonly<Record<string, string>>;
const versionsIn = ({ content }: PushedVersion) => (content === '' ? {} : (JSON.parse(content) as Versions));

/**
 * Makes the indexes of a site at Algolia those of today: what has changed since `before`, or all of it where their form has. Of models and products
 * those are written whose items are this site's, now or before: somebody else may fill the others.
 */
export async function pushChanges(before: PushedVersion, wanted: PushedVersion, following: Following, push: Push): Promise<void> {
  const [known, now] = [versionsIn(before), versionsIn(wanted)];
  const isOwn = ({ name }: NamedIndex) => known[name] !== undefined || now[name] !== undefined;
  if (before.form !== wanted.form) {
    // A database that has never had a car is no reason to empty an index that somebody filled.
    const isNewStock = before.form === '' && wanted.change === 0;
    await pushIndexes(following.indexes, push, (primary) => (primary.dataSource === 'stock' ? !isNewStock : isOwn(primary)));
    if (isNewStock) await setUpIndexes(following.indexes, push);
    return;
  }
  const stock = derivedIndexes(following.indexes, push.site).find(({ primary, dataSource }) => primary === null && dataSource === 'stock');
  if (stock && before.change < wanted.change) await pushCars(stock, before.change, following, push);
  following.signal.throwIfAborted();
  const isChanged = ({ name }: NamedIndex) => known[name] !== now[name];
  await pushIndexes(following.indexes, push, (primary) => primary.dataSource === 'content' && isChanged(primary));
}
