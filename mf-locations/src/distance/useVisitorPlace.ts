import { customerProfileSaved, selectCustomerProfile, useAppDispatch, useAppSelector, usePlatform } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';
import type { VisitorPlace } from './byDistance';
import { placeOfPostcode } from './placeOfPostcode';

const POSTCODE_INVALID = 'Invalid postcode. Please enter a 4-digit number.';
const POSTCODE_UNKNOWN = 'There is no such postcode. Please check its four digits.';
const NO_DISTANCE = 'The distances could not be worked out just now. Please try again.';
const NO_POSITION = 'This browser does not share its position. Please enter your postcode.';

const isPostcode = (text: string | undefined): text is string => /^\d{4}$/.test(text ?? '');

/** Where the visitor is by their own words: the postcode that a form or this tool has saved on this device, or the browser's position. */
export interface VisitorPlaceControl {
  place: VisitorPlace | null;
  postcode: string;
  /** Why the place is unknown, for display; '' without a problem. */
  problem: string;
  isPending: boolean;
  /** Remembers the postcode on this device if it exists. */
  findPostcode(postcode: string): Promise<void>;
  /** Asks for the position, which is stored nowhere. */
  findPosition(): void;
}

export function useVisitorPlace(): VisitorPlaceControl {
  const { api } = usePlatform();
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectCustomerProfile);
  const [place, setPlace] = useState<VisitorPlace | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const saved = isPostcode(profile.postcode) ? profile.postcode : '';

  useEffect(() => {
    let isCurrent = true;
    if (saved)
      placeOfPostcode(saved, api).then(
        (found) => isCurrent && setPlace(found),
        // The order of the site is good enough for a visitor who has asked for nothing.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [api, saved]);

  const settle = (found: VisitorPlace | null, reason: string) => {
    setPending(false);
    setProblem(found ? '' : reason);
    if (found) setPlace(found);
  };
  const start = () => {
    setPending(true);
    setProblem('');
  };

  return {
    place,
    postcode: saved,
    problem,
    isPending,
    async findPostcode(text) {
      const postcode = text.trim();
      if (!isPostcode(postcode)) return setProblem(POSTCODE_INVALID);
      start();
      try {
        const found = await placeOfPostcode(postcode, api);
        settle(found, POSTCODE_UNKNOWN);
        if (found) dispatch(customerProfileSaved({ ...profile, postcode }));
      } catch {
        settle(null, NO_DISTANCE);
      }
    },
    findPosition() {
      if (!navigator.geolocation) return setProblem(NO_POSITION);
      start();
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => settle({ lat: coords.latitude, long: coords.longitude }, NO_POSITION),
        () => settle(null, NO_POSITION),
        { maximumAge: 600_000, timeout: 10_000 },
      );
    },
  };
}
