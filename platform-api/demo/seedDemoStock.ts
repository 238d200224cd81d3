import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../src/infrastructure/database/database';
import { createCarRepository } from '../src/contexts/vehicles';
import { seedDemoContent } from './seedDemoContent';
import { demoStock, firstDemoId } from './demoStock';

export interface SeedReport {
  /** Cars added, by tenant; sites that have stock are left alone and not named. */
  added: Readonly<Record<string, number>>;
}

const BATCH = 200;

/** Gives each site without stock a demonstration stock, and each without content what it shows; safe to run at every start. */
export async function seedDemoStock(
  database: Database,
  sites: readonly SiteConfig[],
  { now = new Date() }: { now?: Date } = {},
): Promise<SeedReport> {
  const cars = createCarRepository(database);
  const stocked = await cars.revisions();
  const added: Record<string, number> = {};
  for (const site of sites) {
    if (stocked.has(site.slug)) continue;
    const stock = demoStock(site, firstDemoId(site), now);
    for (let start = 0; start < stock.length; start += BATCH) {
      const batch = stock.slice(start, start + BATCH).map((car) => ({ car, feedKey: `demo:${car.id}`, source: 'demo' as const }));
      await cars.save(site.slug, batch);
    }
    added[site.slug] = stock.length;
  }
  await seedDemoContent(database, sites, { now });
  return { added };
}
