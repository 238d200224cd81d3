import { createContext, use } from 'react';
import type { NavigateFunction } from 'react-router-dom';

/** The navigate function of the page; its identity never changes. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/**
 * Returns the navigate function. Unlike the router's hook it does not read the location, so that its user does not render again for each
 * navigation.
 */
export function useNavigate(): NavigateFunction {
  const navigate = use(NavigateContext);
  if (!navigate) throw new Error('useNavigate() works inside <PageRouter> only.');
  return navigate;
}
