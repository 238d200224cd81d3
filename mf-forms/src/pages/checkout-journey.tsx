import {
  ApiError,
  canBuyOnline,
  carHeading,
  carPath,
  PageRedirect,
  type Car,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
} from '@forecourt/shared-contracts';
import { UnknownCar } from '../checkout/UnknownCar';
import { PurchasePage } from '../checkout/PurchasePage';

const TITLE = 'Buy a vehicle online';

/** null: no car has this id or slug. */
type CheckoutJourney = { car: Car } | null;

/** Address of a car by what the links of this site hold: all digits are an id, anything else a slug (FO-092). */
const carAddress = (car: string) => (/^\d+$/.test(car) ? `/api/cars?id=${car}` : `/api/cars/${encodeURIComponent(car)}`);

/** The car to buy. One that is never sold online leads to its page; a reserved one may be this shopper's own (FO-093). */
export async function loader({ url, site, to, api, signal }: LoaderContext): Promise<CheckoutJourney> {
  const id = url.searchParams.get('car_id') ?? '';
  if (id === '') return null;
  try {
    const car = await api.get<Car>(carAddress(id), { signal });
    if (!canBuyOnline({ ...car, reserved: false }, site.switches)) throw new PageRedirect(carPath(to, car), 302);
    return { car };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export const meta = ({ data }: MetaContext<CheckoutJourney>): PageMeta => ({
  title: data ? `Buy ${carHeading(data.car)} online` : TITLE,
  robots: 'noindex',
  ...(data === null && { status: 404 }),
});

/** Buys the car of the address. */
export function Component({ data }: { data: CheckoutJourney }) {
  return data ? <PurchasePage key={data.car.id} car={data.car} /> : <UnknownCar title={TITLE} />;
}
