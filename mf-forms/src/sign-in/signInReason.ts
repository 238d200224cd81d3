import { SIGN_IN_TYPES, type SignInType } from '@forecourt/shared-contracts';

/** Heading of the sign-in page by the reason for which a sign-in is required. */
export const SIGN_IN_HEADINGS: Readonly<Record<SignInType, string>> = {
  watchlist: 'Sign in to save this car',
  'trade-in': 'Sign in to value your trade-in',
  checkout: 'Sign in to reserve',
  finance: 'Sign in to apply for finance',
  'car-finance': 'Sign in to apply for finance',
  'spin-to-win': 'Sign in to spin',
  'online-payment': 'Sign in to pay online',
  'my-garage': 'Sign in to your garage',
};

/** The type of a sign-in link; an unknown one counts as my-garage. */
export const signInTypeOf = (text: string | null): SignInType => SIGN_IN_TYPES.find((type) => type === text) ?? 'my-garage';
