import { selectUser, signInPath, useAppSelector, useLinks, type SignInType } from '@forecourt/shared-contracts';

/** A link to a page that requires a sign-in, with what it counts for a signed-in visitor. */
export interface GatedLink {
  path: string;
  name: string;
  count: number;
  /** Accessible name: the name, with what is counted. */
  label: string;
}

/**
 * The path of a page that requires a sign-in, for a visitor who is or can be signed in; null for others, and where the page is not deployed:
 * `path` is then null.
 */
export function useGatedPath(path: string | null, type: SignInType): string | null {
  const to = useLinks();
  const user = useAppSelector(selectUser);
  const canSignIn = path !== null && signInPath(to, type, { redirect: path }) !== null;
  return user || canSignIn ? path : null;
}
