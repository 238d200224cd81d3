import { setImmediate } from 'node:timers/promises';
import { SearchIndex, type IndexExtras } from './SearchIndex';
import type { RecordText } from './record';
import type { IndexSettings } from './settings';

/** Indexing this many records takes about 10 ms; between two batches the process handles other requests. */
export const BATCH_SIZE = 500;

/** A new index of the same records with these settings; the old one must not change meanwhile. */
export async function rebuildIndex(index: SearchIndex, settings: IndexSettings, extras: IndexExtras): Promise<SearchIndex> {
  const rebuilt = new SearchIndex(settings, extras);
  let batch: RecordText[] = [];
  for (const each of index.stored()) {
    batch.push(each);
    if (batch.length < BATCH_SIZE) continue;
    rebuilt.load(batch);
    batch = [];
    await setImmediate();
  }
  rebuilt.load(batch);
  await prepareIndex(rebuilt);
  return rebuilt;
}

/** Sorts an index after a bulk load, with pauses for other requests. */
export async function prepareIndex(index: SearchIndex): Promise<void> {
  for (const _step of index.prepareInSteps()) await setImmediate();
}
