import { selectUser, signInPath, useAppSelector, usePlatform } from '@forecourt/shared-contracts';

/** Path of the customer area for a visitor who is or can be signed in; null for others, and on a site without one. */
export function useCustomerAreaPath(): string | null {
  const { to } = usePlatform();
  const user = useAppSelector(selectUser);
  const path = to.ifDeployed('navigation.customer-area');
  const canSignIn = path !== null && signInPath(to, 'my-garage', { redirect: path }) !== null;
  return user || canSignIn ? path : null;
}
