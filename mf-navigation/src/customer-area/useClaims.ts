import { usePlatform } from '@forecourt/shared-contracts';
import { useEffect, useRef } from 'react';

/**
 * Adds enquiries that this browser alone has to the account, once: the sign-in has done it, or could not reach the back end. `ids` is null until the
 * account is here. `onClaimed` is called where some were added.
 */
export function useClaims(ids: readonly string[] | null, onClaimed: () => void): void {
  const { api } = usePlatform();
  const hasTried = useRef(false);
  useEffect(() => {
    if (ids === null || ids.length === 0 || hasTried.current) return;
    hasTried.current = true;
    api.post<{ claimed: number }>('/api/account/claims', { lead_ids: ids }).then(
      ({ claimed }) => claimed > 0 && onClaimed(),
      () => undefined,
    );
  }, [api, ids, onClaimed]);
}
