import { Gauge, type Registry } from 'prom-client';
import type { ActiveSnapshot } from '../snapshot/siteSnapshot';

interface MetricSources {
  active(): ActiveSnapshot | null;
  problems(): readonly string[];
}

/** Adds what is read on each scrape to the metrics of the site. */
export function addSiteMetrics(registry: Registry, { active, problems }: MetricSources): void {
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  addGauge(
    'forecourt_site_registry_revision',
    'Registry revision that is served, 0 without one',
    () => active()?.snapshot.registry.revision ?? 0,
  );
  addGauge(
    'forecourt_site_problems',
    'Problems that /readyz lists: damaged revisions and releases, invalid tenant documents, sites without search',
    () => problems().length,
  );
}
