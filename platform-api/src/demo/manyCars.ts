import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../database/database';
import { createCarRepository } from '../stock/carRepository';
import { demoStock } from './demoStock';
import { seedDemoStock } from './seedDemoStock';

const BATCH = 500;

/** The demonstration stock again and again, each car with its own id, price and distance. */
export function manyCars(site: SiteConfig, count: number, now: Date): Car[] {
  const stock = demoStock(site, 1, now);
  return Array.from({ length: count }, (_none, index) => {
    const id = index + 1;
    const like = stock[index % stock.length] as Car;
    const round = Math.floor(index / stock.length);
    const price = like.price === null ? null : like.price + 10 * round;
    return { ...like, id, slug: `car-${id}`, stocknum: `S${id}`, price, km: (like.km ?? 0) + round };
  });
}

/** Gives one site of an empty database so many cars, and the demonstration content. */
export async function seedManyCars(database: Database, site: SiteConfig, count: number): Promise<void> {
  const now = new Date();
  const cars = createCarRepository(database);
  const stock = manyCars(site, count, now);
  for (let start = 0; start < stock.length; start += BATCH) {
    const batch = stock.slice(start, start + BATCH).map((car) => ({ car, feedKey: `demo:${car.id}`, source: 'demo' as const }));
    await cars.save(site.slug, batch);
  }
  await seedDemoStock(database, [site], { now });
}
