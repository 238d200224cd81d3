import type { Car } from '../entities/car';
import { withQuery } from '../routes/withQuery';
import type { LinkContext } from './linkContext';

/**
 * Where finance is requested, with what the form needs to start and without empty values; the tenant's page or another site. null where no
 * page is deployed.
 */
export function financePath(
  { site, to }: LinkContext,
  car?: Pick<Car, 'id' | 'dealership_slug' | 'price' | 'car_type' | 'vin'>,
): string | null {
  const path = to.followIfDeployed(site.switches.financePath);
  if (path === null || !car) return path;
  const { id: car_id, dealership_slug: preferredDealership, price: vehiclePriceBudget, car_type, vin } = car;
  return `${withQuery(path, { preferredDealership, vehiclePriceBudget, car_id, car_type, vin })}#finance-form`;
}
