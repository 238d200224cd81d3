import { stringify } from 'csv-stringify/sync';
import type { Car, Links, SiteConfig } from '@forecourt/shared-contracts';
import { advertisedCar, isLeftOut, type AdvertisedCar, type LeftOutCar } from './advertisedCar';
import type { FeedFormat } from './feedFormat';
import { plainCar, plainCars } from './plainCars';

interface FeedContext {
  cars: AsyncIterable<Car>;
  site: SiteConfig;
  to: Links;
}

/** The cars that a service takes, and those that it would refuse, each with the reason. */
async function* feedCars({ cars, site, to }: FeedContext, format: FeedFormat): AsyncGenerator<AdvertisedCar | LeftOutCar> {
  for await (const car of cars) {
    const advertised = advertisedCar(car, { site, to, source: format.source, medium: format.medium });
    const missing = isLeftOut(advertised) ? null : format.missing(advertised);
    yield missing === null ? advertised : { id: String(car.id), reason: missing };
  }
}

/** A feed as CSV, line by line; a car that the service would refuse is left out. */
export async function* csvFeed(context: FeedContext, format: FeedFormat): AsyncGenerator<string> {
  yield stringify([[...format.columns]]);
  for await (const car of feedCars(context, format)) if (!isLeftOut(car)) yield stringify([[...format.row(car)]]);
}

/** The plain feed as a JSON list, car by car. */
export async function* jsonFeed(context: FeedContext): AsyncGenerator<string> {
  let before = '[\n';
  for await (const car of feedCars(context, plainCars)) {
    if (isLeftOut(car)) continue;
    yield `${before}${JSON.stringify(plainCar(car))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** What a feed has and what it leaves out. */
export interface FeedSummary {
  cars: number;
  leftOut: number;
  /** The first ones. */
  first: LeftOutCar[];
}

const LISTED = 200;

/** Counts the cars of a feed, and says which it leaves out. */
export async function feedSummary(context: FeedContext, format: FeedFormat): Promise<FeedSummary> {
  const summary: FeedSummary = { cars: 0, leftOut: 0, first: [] };
  for await (const car of feedCars(context, format)) {
    if (!isLeftOut(car)) summary.cars += 1;
    else {
      summary.leftOut += 1;
      if (summary.first.length < LISTED) summary.first.push(car);
    }
  }
  return summary;
}
