import { useRef, useState } from 'react';
import { signInErrorOf, type SignInError } from './signInError';

/** Sends one request at a time, and holds the error of the last one. */
export function useSignInRequest() {
  const [isBusy, setBusy] = useState(false);
  const isBusyRef = useRef(false);
  const [error, setError] = useState<SignInError | null>(null);

  /** Ignored while another request is pending, also between two clicks of one frame; resolves with the error, or null. */
  const send = async (request: () => Promise<void>): Promise<SignInError | null> => {
    if (isBusyRef.current) return null;
    isBusyRef.current = true;
    setBusy(true);
    setError(null);
    try {
      await request();
      return null;
    } catch (failure) {
      const failed = signInErrorOf(failure);
      setError(failed);
      return failed;
    } finally {
      isBusyRef.current = false;
      setBusy(false);
    }
  };
  return { isBusy, error, setError, send };
}
