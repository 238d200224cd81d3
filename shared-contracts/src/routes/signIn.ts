/** Why a visitor is asked to sign in; part of the sign-in link (CO-129). */
export const SIGN_IN_TYPES = ['watchlist', 'trade-in', 'checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance', 'my-garage'] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** Any origin: only used to see whether an address stays on it. */
const HERE = 'https://same-site.invalid';

/**
 * A path of the same site with query and anchor as given, or '/' for anything else: another origin, a script
 * address, a missing value (CO-129).
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
