import { ApiError, carPath, PageRedirect, sideData, type Car, type LoaderContext } from '@forecourt/shared-contracts';
import { UnavailableVehicle } from '../vehicle-page/UnavailableVehicle';
import { vehicleStatus, type VehicleData } from '../vehicle-page/vehicleData';
import { VehiclePage } from '../vehicle-page/VehiclePage';

export { vehicleMeta as meta } from '../meta/vehicleMeta';

const SIMILAR_CARS = 4;

/** The car of the slug with similar cars; a changed slug redirects with 301. */
export async function loader({ params, site, to, api, now, signal }: LoaderContext): Promise<VehicleData> {
  const slug = params.slug ?? '';
  const path = `/api/cars/${encodeURIComponent(slug)}`;
  const similar = sideData((limited) => api.get<Car[]>(`${path}/similar?limit=${SIMILAR_CARS}`, { signal: limited }), [], signal);
  try {
    const car = await api.get<Car>(path, { signal });
    if (car.slug !== slug) throw new PageRedirect(carPath(to, car), 301);
    return { car, similar: await similar(), status: vehicleStatus(car, site, now) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { car: null };
    throw error;
  }
}

/** One vehicle of the stock, or a notice that it is no longer available. */
export function Component({ data }: { data: VehicleData }) {
  return data.car ? <VehiclePage key={data.car.id} car={data.car} similar={data.similar} /> : <UnavailableVehicle />;
}
