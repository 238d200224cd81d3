import { useEffect, useState } from 'react';
import { selectUser } from '../store/session';
import { useAppSelector } from '../store/hooks';
import { usePlatform } from './context';

interface AccountData<Data> {
  /** null until it is here, and for a visitor who is not signed in. */
  data: Data | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What the back end has at a path of the account, for the visitor who is signed in; fetched in the browser, again when somebody else signs in. */
export function useAccountData<Data>(path: `/api/account/${string}`): AccountData<Data> {
  const { api } = usePlatform();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<{ key: string; data: Data | null } | null>(null);
  const key = `${path} ${userId} ${attempt}`;

  useEffect(() => {
    if (userId === null) return undefined;
    const stop = new AbortController();
    const settle = (data: Data | null) => stop.signal.aborted || setSettled({ key, data });
    api.get<Data>(path, { signal: stop.signal }).then(settle, () => settle(null));
    return () => stop.abort();
  }, [api, path, userId, key]);

  const isSettled = settled?.key === key;
  const data = isSettled ? settled.data : null;
  return { data, hasFailed: isSettled && data === null, retry: () => setAttempt(attempt + 1) };
}
