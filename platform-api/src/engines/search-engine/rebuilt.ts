import { setImmediate } from 'node:timers/promises';
import { SearchIndex, type IndexExtras } from './SearchIndex';
import type { RecordText } from './record';
import type { IndexSettings } from './settings';

/** So many records take about 10 ms; between two slices the process answers other calls. */
export const SLICE = 500;

/** The same records in a fresh index, with these settings; the old one answers until then and must not change. */
export async function rebuilt(index: SearchIndex, settings: IndexSettings, extras: IndexExtras): Promise<SearchIndex> {
  const fresh = new SearchIndex(settings, extras);
  let slice: RecordText[] = [];
  for (const each of index.stored()) {
    slice.push(each);
    if (slice.length < SLICE) continue;
    fresh.load(slice);
    slice = [];
    await setImmediate();
  }
  fresh.load(slice);
  await prepared(fresh);
  return fresh;
}

/** Sorts what a bulk load has left unsorted, and serves others between the steps. */
export async function prepared(index: SearchIndex): Promise<void> {
  for (const _step of index.preparing()) await setImmediate();
}
