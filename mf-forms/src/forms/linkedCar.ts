import type { Car, LoaderContext } from '@forecourt/shared-contracts';

/** The car that a link names by `car_id`; null without one, or where it can not be loaded. */
export async function linkedCar({ url, api, signal }: Pick<LoaderContext, 'url' | 'api' | 'signal'>): Promise<Car | null> {
  const carId = url.searchParams.get('car_id') ?? '';
  return /^\d+$/.test(carId) ? await api.get<Car>(`/api/cars?id=${carId}`, { signal }).catch(() => null) : null;
}
