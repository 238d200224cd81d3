/** Reasons for which a sign-in is required; part of the sign-in link. */
export const SIGN_IN_TYPES = [
  'watchlist',
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** Any origin: only used to check whether an address has the same one. */
const HERE = 'https://same-site.invalid';

/**
 * A path of the same site with query and anchor as given, or '/' for anything else: another origin, a script
 * address, a missing value.
 */
export function sameSitePath(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(value, HERE);
    return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
  } catch {
    return '/';
  }
}
