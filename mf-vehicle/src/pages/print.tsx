import { ApiError, carHeading, carPath, type Car, type LoaderContext, type MetaContext, type PageMeta } from '@forecourt/shared-contracts';
import { PrintableCar } from '../print/PrintableCar';
import { UnavailableVehicle } from '../vehicle-page/UnavailableVehicle';

/** The car whose slug is `car_id`; null without one, or if it is no longer available. */
export async function loader({ url, api, signal }: LoaderContext): Promise<Car | null> {
  const slug = url.searchParams.get('car_id') ?? '';
  if (slug === '') return null;
  try {
    return await api.get<Car>(`/api/cars/${encodeURIComponent(slug)}`, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The canonical address is the car's own page. */
export function meta({ data, to }: MetaContext<Car | null>): PageMeta {
  if (!data) return { title: 'Vehicle no longer available', status: 404, robots: 'noindex' };
  return { title: `Print ${carHeading(data)}`, canonical: carPath(to, data), robots: 'noindex,follow' };
}

/** The printable page of a car. */
export function Component({ data }: { data: Car | null }) {
  return data ? <PrintableCar car={data} /> : <UnavailableVehicle />;
}
