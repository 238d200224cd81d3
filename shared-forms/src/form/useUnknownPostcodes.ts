import { placeOfPostcode, usePlatform } from '@forecourt/shared-contracts';
import { useCallback, useRef } from 'react';

/**
 * Postcodes that the geocoder does not know: `check` looks one up, `has` says what is known by now. A lookup that fails says nothing, so
 * that it keeps nobody from sending a form.
 */
export function useUnknownPostcodes() {
  const { api } = usePlatform();
  const unknown = useRef(new Set<string>());
  const checked = useRef(new Set<string>());

  const has = useCallback((postcode: string) => unknown.current.has(postcode), []);
  /** Resolves with whether the postcode has turned out to be unknown. */
  const check = useCallback(
    async (postcode: string): Promise<boolean> => {
      if (!/^\d{4}$/.test(postcode) || checked.current.has(postcode)) return has(postcode);
      checked.current.add(postcode);
      try {
        if ((await placeOfPostcode(postcode, api)) === null) unknown.current.add(postcode);
      } catch {
        checked.current.delete(postcode);
      }
      return has(postcode);
    },
    [api, has],
  );
  return { has, check };
}
