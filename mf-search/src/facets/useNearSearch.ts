import {
  customerProfileSaved,
  POSTCODE_INVALID,
  POSTCODE_UNKNOWN,
  selectCustomerProfile,
  useAppDispatch,
  useAppSelector,
  usePlatform,
} from '@forecourt/shared-contracts';
import { useRef, useState } from 'react';
import { withNear } from '../refine/searchChanges';
import { useRefine } from '../refine/useRefine';
import { isPostcode } from '../near/isPostcode';
import { findPlace } from '../near/places';

const NO_DISTANCE = 'The distances could not be worked out just now. Please try again.';
const NO_POSITION = 'This browser does not share its position. Please enter your postcode.';

/** About a kilometre: nobody has to know more of where a visitor is. */
const rounded = (degrees: number) => Number(degrees.toFixed(2));

const positionOf = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(NO_POSITION));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => reject(new Error(NO_POSITION)),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });

/** Narrows the results to a distance from a postcode, which is saved on this device, or from the browser's position. */
export function useNearSearch() {
  const { api } = usePlatform();
  const refine = useRefine();
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectCustomerProfile);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  /** The newest request; what an earlier one finds is out of date. */
  const request = useRef<object>(null);

  const run = async (find: () => Promise<string>, km: number) => {
    const own = {};
    request.current = own;
    setPending(true);
    setProblem('');
    try {
      const postcode = await find();
      const place = await findPlace(postcode, api).catch(() => {
        throw new Error(NO_DISTANCE);
      });
      if (request.current !== own) return;
      if (!place) throw new Error(POSTCODE_UNKNOWN);
      dispatch(customerProfileSaved({ ...profile, postcode }));
      refine((latest) => withNear(latest, { postcode, km }));
    } catch (error) {
      if (request.current === own) setProblem(error instanceof Error ? error.message : NO_DISTANCE);
    } finally {
      if (request.current === own) setPending(false);
    }
  };

  return {
    /** The postcode that this device has saved, '' without one. */
    saved: isPostcode(profile.postcode ?? '') ? (profile.postcode as string) : '',
    /** Why there is no distance, for display; '' without a problem. */
    problem,
    isPending,
    fromPostcode: (text: string, km: number) =>
      run(async () => {
        const postcode = text.trim();
        if (!isPostcode(postcode)) throw new Error(POSTCODE_INVALID);
        return postcode;
      }, km),
    /** Requests the position of the browser, which is stored nowhere. */
    fromPosition: (km: number) =>
      run(async () => {
        const { latitude, longitude } = await positionOf();
        const path = `/api/postcode?latitude=${rounded(latitude)}&longitude=${rounded(longitude)}`;
        const { postal_code } = await api.get<{ postal_code: string }>(path).catch(() => {
          throw new Error(NO_DISTANCE);
        });
        return postal_code;
      }, km),
  };
}
