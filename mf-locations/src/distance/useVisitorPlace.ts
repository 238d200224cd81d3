import {
  customerProfileSaved,
  placeOfPostcode,
  POSTCODE_INVALID,
  POSTCODE_UNKNOWN,
  selectCustomerProfile,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  type Place,
} from '@forecourt/shared-contracts';
import { useEffect, useRef, useState } from 'react';

const NO_DISTANCE = 'The distances could not be worked out just now. Please try again.';
const NO_POSITION = 'This browser does not share its position. Please enter your postcode.';

const isPostcode = (text: string | undefined): text is string => /^\d{4}$/.test(text ?? '');

/** Where the visitor is: at the postcode that a form or this tool has saved on this device, or at the browser's position. */
export interface VisitorPlace {
  place: Place | null;
  postcode: string;
  /** Why the place is unknown, for display; '' without a problem. */
  problem: string;
  isPending: boolean;
  /** Saves the postcode on this device if it exists. */
  findPostcode(postcode: string): Promise<void>;
  /** Requests the position of the browser, which is stored nowhere. */
  findPosition(): void;
}

export function useVisitorPlace(): VisitorPlace {
  const { api } = usePlatform();
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectCustomerProfile);
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const saved = isPostcode(profile.postcode) ? profile.postcode : '';
  /** The newest request; what an earlier one finds is out of date. */
  const request = useRef('');

  useEffect(() => {
    if (saved === '' || request.current === saved) return;
    request.current = saved;
    placeOfPostcode(saved, api).then(
      (found) => request.current === saved && setPlace(found),
      // Without it the locations have the order of the site.
      () => undefined,
    );
  }, [api, saved]);

  const start = (name: string) => {
    request.current = name;
    setPending(true);
    setProblem('');
  };
  const finish = (name: string, found: Place | null, reason: string) => {
    if (request.current !== name) return;
    setPending(false);
    setProblem(found ? '' : reason);
    if (found) setPlace(found);
  };

  return {
    place,
    postcode: saved,
    problem,
    isPending,
    async findPostcode(text) {
      const postcode = text.trim();
      if (postcode === '') return setProblem('Please enter your postcode.');
      if (!isPostcode(postcode)) return setProblem(POSTCODE_INVALID);
      start(postcode);
      try {
        const found = await placeOfPostcode(postcode, api);
        finish(postcode, found, POSTCODE_UNKNOWN);
        if (found) dispatch(customerProfileSaved({ ...profile, postcode }));
      } catch {
        finish(postcode, null, NO_DISTANCE);
      }
    },
    findPosition() {
      if (!navigator.geolocation) return setProblem(NO_POSITION);
      start('position');
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => finish('position', { lat: coords.latitude, long: coords.longitude }, NO_POSITION),
        () => finish('position', null, NO_POSITION),
        { maximumAge: 600_000, timeout: 10_000 },
      );
    },
  };
}
