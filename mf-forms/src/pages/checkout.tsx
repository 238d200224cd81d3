import {
  ApiError,
  carHeading,
  PageRedirect,
  reservePath,
  type Car,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { ReservePage } from '../checkout/ReservePage';
import { UnknownCar } from '../checkout/UnknownCar';

const TITLE = 'Reserve a vehicle';

/** null: no car has this address. */
type CheckoutPage = { car: Car } | null;

/** The car to reserve. A changed slug, and the address that the tenant does not use, redirect. */
export async function loader({ params, url, site, to, api, signal }: LoaderContext): Promise<CheckoutPage> {
  try {
    const car = await api.get<Car>(`/api/cars/${encodeURIComponent(params.slug ?? '')}`, { signal });
    const own = reservePath({ site, to }, car);
    if (own !== null && own !== url.pathname) throw new PageRedirect(own, 301);
    return { car };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const meta = ({ data }: MetaContext<CheckoutPage>): PageMeta => ({
  title: data ? `Reserve ${carHeading(data.car)}` : TITLE,
  robots: 'noindex',
  ...(data === null && { status: 404 }),
});

/** Reserves the car of the address. */
export function Component({ data }: { data: CheckoutPage }) {
  return data ? <ReservePage key={data.car.id} car={data.car} /> : <UnknownCar title={TITLE} />;
}
