import { useState } from 'react';
import { alertRaised, sessionChecked, useAppDispatch, usePlatform } from '@forecourt/shared-contracts';
import { Button } from '@forecourt/shared-ui';

const FAILED = 'We could not sign you out. Please try again.';

/** Ends the session of the visitor; the gate of the page then requires a sign-in again. */
export function SignOutButton() {
  const { api } = usePlatform();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    try {
      await api.delete('/api/session');
      dispatch(sessionChecked(null));
    } catch {
      setBusy(false);
      dispatch(alertRaised(FAILED));
    }
  };
  return (
    <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : void signOut())}>
      Sign out
    </Button>
  );
}
