import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from '../page-cache/pageCache';

/** Adds what the cache of rendered pages holds, and how requests came about. */
export function addPageCacheMetrics(registry: Registry, cache: PageCache): void {
  const requests = new Counter({
    name: 'forecourt_site_page_cache_requests_total',
    help: 'Pages by how they came about: hit, stale, error (sent as it was, as it could not be rendered), shared (with another visitor), miss',
    labelNames: ['kind'],
    registers: [registry],
  });
  cache.onServed = ({ kind }) => requests.inc({ kind });
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  addGauge('forecourt_site_page_cache_pages', 'Rendered pages in memory', () => cache.pages);
  addGauge('forecourt_site_page_cache_bytes', 'Bytes of the rendered pages in memory', () => cache.bytes);
}
