import { sessionChecked, type LoaderContext, type User } from '@forecourt/shared-contracts';

/** Requests the session from the back end; an error counts as an anonymous visitor. */
export async function checkSession({ api, store }: Pick<LoaderContext, 'api' | 'store'>): Promise<void> {
  const response = await api.get<{ user: User | null } | null>('/api/session').catch(() => null);
  store.dispatch(sessionChecked(response?.user ?? null));
}
