import { sessionChecked, type LoaderContext, type User } from '@forecourt/shared-contracts';

/** Asks the back end once who is signed in; an error counts as an anonymous visitor (SH-125). */
export async function checkSession({ api, store }: Pick<LoaderContext, 'api' | 'store'>): Promise<void> {
  const answer = await api.get<{ user: User | null } | null>('/api/session').catch(() => null);
  store.dispatch(sessionChecked(answer?.user ?? null));
}
