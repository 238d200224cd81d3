import { kmTo, locationOfCar, selectCustomerProfile, useAppSelector, useSite, type Car } from '@forecourt/shared-contracts';
import { isPostcode } from './isPostcode';
import { usePlace } from './places';
import { hasSeveralPlaces } from './within';

/** Kilometres from the postcode that this browser has saved to a car; null where either is unknown, or all cars are at one place. */
export function useDistance(car: Pick<Car, 'location' | 'location_id'>): number | null {
  const site = useSite();
  const { postcode = '' } = useAppSelector(selectCustomerProfile);
  const isWanted = isPostcode(postcode) && hasSeveralPlaces(site);
  const place = usePlace(isWanted ? postcode : null);
  const location = locationOfCar(car, site);
  return location ? kmTo(location, place) : null;
}
