import {
  customerProfileSaved,
  POSTCODE_INVALID,
  POSTCODE_UNKNOWN,
  selectCustomerProfile,
  useAppDispatch,
  useAppSelector,
  usePlatform,
} from '@forecourt/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import { isPostcode } from '../near/isPostcode';
import { findPlace } from '../near/places';
import { withNear } from '../refine/searchChanges';
import { useRefine } from '../refine/useRefine';

const NO_DISTANCE = 'The distances could not be worked out just now. Please try again.';
const NO_POSITION = 'This browser does not share its position. Please enter your postcode.';
const FAR_AWAY = 'There is no Australian postcode near your position. Please enter yours.';

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

type Source = 'postcode' | 'position';

/** Narrows the results to a distance from a postcode, which is saved on this device, or from the browser's position. */
export function useNearSearch() {
  const { api } = usePlatform();
  const refine = useRefine();
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectCustomerProfile);
  const [problem, setProblem] = useState<{ source: Source; text: string } | null>(null);
  const [pending, setPending] = useState<Source | null>(null);
  /** The newest request; what an earlier one finds is out of date. */
  const request = useRef<object>(null);
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  }, [profile]);

  const run = async (source: Source, find: () => Promise<string>, km: number) => {
    const own = {};
    const { pathname } = location;
    // A browser may respond to the question for its position when the visitor has gone on.
    const isCurrent = () => request.current === own && location.pathname === pathname;
    request.current = own;
    setPending(source);
    setProblem(null);
    try {
      const postcode = await find();
      const place = await findPlace(postcode, api).catch(() => {
        throw new Error(NO_DISTANCE);
      });
      if (!isCurrent()) return;
      if (!place) throw new Error(POSTCODE_UNKNOWN);
      dispatch(customerProfileSaved({ ...latest.current, postcode }));
      refine((state) => withNear(state, { postcode, km }));
    } catch (error) {
      if (isCurrent()) setProblem({ source, text: error instanceof Error ? error.message : NO_DISTANCE });
    } finally {
      if (request.current === own) setPending(null);
    }
  };
  const problemOf = (source: Source) => (problem?.source === source ? problem.text : '');

  return {
    /** The postcode that this device has saved, '' without one. */
    saved: isPostcode(profile.postcode ?? '') ? (profile.postcode as string) : '',
    /** Why there is no distance, for display; '' without a problem. */
    postcodeProblem: problemOf('postcode'),
    positionProblem: problemOf('position'),
    /** What is being looked up; a newer request takes its place. */
    pending,
    fromPostcode: (text: string, km: number) =>
      run(
        'postcode',
        async () => {
          const postcode = text.trim();
          if (!isPostcode(postcode)) throw new Error(POSTCODE_INVALID);
          return postcode;
        },
        km,
      ),
    /** Requests the position of the browser, which is stored nowhere. */
    fromPosition: (km: number) =>
      run(
        'position',
        async () => {
          const { latitude, longitude } = await positionOf();
          const path = `/api/postcode?latitude=${rounded(latitude)}&longitude=${rounded(longitude)}`;
          const { postal_code } = await api.get<{ postal_code: string | null }>(path).catch(() => {
            throw new Error(NO_DISTANCE);
          });
          if (postal_code === null) throw new Error(FAR_AWAY);
          return postal_code;
        },
        km,
      ),
  };
}
