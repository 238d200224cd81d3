import { kmTo, locationOfCar, selectCustomerProfile, useAppSelector, useSite, type Car } from '@forecourt/shared-contracts';
import { use } from 'react';
import { isPostcode } from './isPostcode';
import { usePlace } from './places';
import { SearchedPostcode } from './SearchedPostcode';
import { hasSeveralPlaces } from './within';

/**
 * Kilometres to a car from the postcode that its results are measured from, else from the one that this browser has saved; null where
 * either is unknown, or all cars are at one place.
 */
export function useDistance(car: Pick<Car, 'location' | 'location_id'>): number | null {
  const site = useSite();
  const { postcode: saved = '' } = useAppSelector(selectCustomerProfile);
  const postcode = use(SearchedPostcode) ?? saved;
  const isWanted = isPostcode(postcode) && hasSeveralPlaces(site);
  const place = usePlace(isWanted ? postcode : null);
  const location = locationOfCar(car, site);
  return location ? kmTo(location, place) : null;
}
