import { useEffect, useState } from 'react';
import { selectUser, sessionChecked } from '../store/session';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { ApiError } from './api';
import { usePlatform } from './context';

interface AccountData<Data> {
  /** null until it is here, and for a visitor who is not signed in. */
  data: Data | null;
  /** The last request has failed; it remains until another one has succeeded. */
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

interface Settled<Data> {
  key: string;
  userId: number;
  data: Data | null;
}

/**
 * What the back end has at a path of the account, for the visitor who is signed in; fetched in the browser, again when somebody else signs in. A session
 * that has ended meanwhile signs the visitor out.
 */
export function useAccountData<Data>(path: `/api/account/${string}`): AccountData<Data> {
  const { api } = usePlatform();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<Settled<Data> | null>(null);
  const key = `${path} ${userId} ${attempt}`;

  useEffect(() => {
    if (userId === null) return undefined;
    const stop = new AbortController();
    const settle = (data: Data | null) => stop.signal.aborted || setSettled({ key, userId, data });
    const fail = (error: unknown) => {
      settle(null);
      if (error instanceof ApiError && error.status === 401) dispatch(sessionChecked(null));
    };
    api.get<Data>(path, { signal: stop.signal }).then(settle, fail);
    return () => stop.abort();
  }, [api, dispatch, path, userId, key]);

  const own = settled?.userId === userId ? settled : null;
  return {
    data: own?.data ?? null,
    hasFailed: own !== null && own.data === null,
    isLoading: userId !== null && own?.key !== key,
    retry: () => setAttempt(attempt + 1),
  };
}
