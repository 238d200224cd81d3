import type { Car, LoaderContext } from '@forecourt/shared-contracts';

/** What a finance link brings along for calculator and form (FI-004). */
export interface FinanceRequest {
  car: Car | null;
  /** AUD, or null without a usable one. */
  budget: number | null;
  /** The yard of the preferred dealership. */
  locationSlug: string | null;
}

/** Reads the query of a finance link; a car that can not be had leaves the rest of the page as it is (FI-004, CO-128). */
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
