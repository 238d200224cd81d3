import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../src/infrastructure/database/database';
import { createCarRepository, type StoredCar } from '../src/contexts/vehicles';
import { demoStock } from './demoStock';
import { seedDemoStock } from './seedDemoStock';

const BATCH = 500;

/** The demonstration stock again and again, each car with its own id, price and distance; one at a time, as so many fill the memory. */
export function* manyCars(site: SiteConfig, count: number, now: Date): Generator<Car> {
  const stock = demoStock(site, 1, now);
  for (let id = 1; id <= count; id += 1) {
    const like = stock[(id - 1) % stock.length] as Car;
    const round = Math.floor((id - 1) / stock.length);
    const price = like.price === null ? null : like.price + 10 * round;
    yield { ...like, id, slug: `car-${id}`, stocknum: `S${id}`, price, km: (like.km ?? 0) + round };
  }
}

/** Gives one site of an empty database so many cars, and the demonstration content. */
export async function seedManyCars(database: Database, site: SiteConfig, count: number): Promise<void> {
  const now = new Date();
  const cars = createCarRepository(database);
  let batch: StoredCar[] = [];
  for (const car of manyCars(site, count, now)) {
    batch.push({ car, feedKey: `demo:${car.id}`, source: 'demo' });
    if (batch.length < BATCH) continue;
    await cars.save(site.slug, batch);
    batch = [];
  }
  await cars.save(site.slug, batch);
  await seedDemoStock(database, [site], { now });
}
