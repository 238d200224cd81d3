import type { Car } from '@forecourt/shared-contracts';
import type { CarRepository } from '../stock/carRepository';

/** Cars that one query reads: memory stays bounded, however many there are. */
const PAGE = 500;

/** All cars of a tenant that shoppers may see and that are in stock, by id. */
export async function* carsOnSale(cars: Pick<CarRepository, 'inStockAfter'>, tenant: string): AsyncGenerator<Car> {
  let after = 0;
  for (;;) {
    const page = await cars.inStockAfter(tenant, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}
