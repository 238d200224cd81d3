import { setImmediate } from 'node:timers/promises';
import { SearchIndex, type IndexExtras } from './SearchIndex';
import type { IndexRecord } from './record';
import type { IndexSettings } from './settings';

/** So many records take about 10 ms; between two slices the process answers other calls. */
export const SLICE = 500;

/** The same records in a fresh index, with these settings; the old one answers until then and must not change. */
export async function rebuilt(index: SearchIndex, settings: IndexSettings, extras: IndexExtras): Promise<SearchIndex> {
  const fresh = new SearchIndex(settings, extras);
  let slice: IndexRecord[] = [];
  for (const record of index.all()) {
    slice.push(record);
    if (slice.length < SLICE) continue;
    fresh.save(slice);
    slice = [];
    await setImmediate();
  }
  fresh.save(slice);
  fresh.prepare();
  return fresh;
}
