import type { Car, LoaderContext } from '@forecourt/shared-contracts';

/** Parameters of a finance link, for calculator and form. */
export interface FinanceRequest {
  car: Car | null;
  /** AUD, or null without a valid one. */
  budget: number | null;
  /** The location of the preferred dealership. */
  locationSlug: string | null;
}

/** Reads the query of a finance link; `car` is null if it can not be loaded. */
export async function financeRequest({ url, api, site, signal }: LoaderContext): Promise<FinanceRequest> {
  const { searchParams } = url;
  const carId = searchParams.get('car_id') ?? '';
  const budget = Number(searchParams.get('vehiclePriceBudget'));
  const dealership = searchParams.get('preferredDealership');
  return {
    car: /^\d+$/.test(carId) ? await api.get<Car>(`/api/cars?id=${carId}`, { signal }).catch(() => null) : null,
    budget: budget > 0 && Number.isFinite(budget) ? budget : null,
    locationSlug: site.locations.find((location) => dealership && location.dealership_slug === dealership)?.slug ?? null,
  };
}
