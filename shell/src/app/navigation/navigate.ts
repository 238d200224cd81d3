import { createContext, use } from 'react';
import type { NavigateFunction } from 'react-router-dom';

/** What links and handlers of a page drive; the same function as long as the page lives. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/** Goes to another address. Unlike the router's own it never reads the current one, so that its user is not rendered again for each. */
export function useNavigate(): NavigateFunction {
  const navigate = use(NavigateContext);
  if (!navigate) throw new Error('This component belongs inside a <PageRouter>.');
  return navigate;
}
