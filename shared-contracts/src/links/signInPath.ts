import type { Links } from '../routes/links';
import { sameSitePath, type SignInType } from '../routes/signIn';

/**
 * The sign-in page with where to go afterwards and where 'back' leads; other sites' addresses become '/'. null where nobody can sign in.
 */
export const signInPath = (to: Links, type: SignInType, { redirect, back = '/' }: { redirect: string; back?: string }): string | null =>
  to.ifDeployed('forms.sign-in', { type, redirect: sameSitePath(redirect), back: sameSitePath(back) });
