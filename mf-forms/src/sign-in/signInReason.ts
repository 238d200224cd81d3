import { SIGN_IN_TYPES, type Links, type SignInType } from '@forecourt/shared-contracts';

/** Heading of the sign-in page by the reason for which a sign-in is required. */
const HEADINGS: Readonly<Record<SignInType, string>> = {
  watchlist: 'Sign in to save this car',
  'trade-in': 'Sign in to value your trade-in',
  checkout: 'Sign in to reserve',
  finance: 'Sign in to apply for finance',
  'car-finance': 'Sign in to apply for finance',
  'spin-to-win': 'Sign in to spin',
  'online-payment': 'Sign in to pay online',
  'my-garage': 'Sign in to your garage',
};

/** What the page is that the visitor comes to, where its name alone does not say it. */
const PURPOSES: Partial<Readonly<Record<SignInType, string>>> = {
  watchlist: 'Your watchlist has the cars that you save, with their prices of today, on each device where you sign in.',
  'my-garage': 'Your garage has what you have sent us, on each device where you sign in.',
};

export interface SignInReason {
  heading: string;
  /** A sentence; null where the heading says it all. */
  purpose: string | null;
}

/** Why a sign-in is required: for a page of its own, or for a car that is saved from where the visitor was. */
export function signInReason(to: Links, type: SignInType, redirect: string): SignInReason {
  const watchlist = to.ifDeployed('search.watchlist');
  const isWatchlist = type === 'watchlist' && watchlist !== null && redirect.split('?')[0] === watchlist;
  return { heading: isWatchlist ? 'Sign in to see your watchlist' : HEADINGS[type], purpose: PURPOSES[type] ?? null };
}

/** The type of a sign-in link; an unknown one counts as my-garage. */
export const signInTypeOf = (text: string | null): SignInType => SIGN_IN_TYPES.find((type) => type === text) ?? 'my-garage';
