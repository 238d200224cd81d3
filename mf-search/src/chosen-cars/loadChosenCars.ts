import { validRecords, type Car, type PlatformApi } from '@forecourt/shared-contracts';

/** Most that the back end gives at once. */
const LIMIT = 50;

/** The cars of these ids, in this order; those that the site no longer shows are left out. */
export async function loadChosenCars(api: PlatformApi, ids: readonly number[], signal?: AbortSignal): Promise<Car[]> {
  if (ids.length === 0) return [];
  return validRecords<Car>(await api.get(`/api/cars/chosen?ids=${ids.slice(0, LIMIT).join(',')}`, { signal }), 'cars', console.warn);
}
