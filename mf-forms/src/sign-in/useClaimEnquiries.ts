import { selectEnquiries, useAppSelector, usePlatform } from '@forecourt/shared-contracts';

/** The longest that a sign-in waits for it, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Returns what adds the enquiries that this browser has sent to the account that has just signed in; a failure changes nothing for the visitor. */
export function useClaimEnquiries(): () => Promise<void> {
  const { api } = usePlatform();
  const leadIds = useAppSelector(selectEnquiries).map(({ id }) => id);
  return async () => {
    if (leadIds.length === 0) return;
    await api.post('/api/account/claims', { lead_ids: leadIds }, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  };
}
