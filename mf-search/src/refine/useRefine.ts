import { useNavigate, type NavigateOptions } from 'react-router-dom';
import type { SearchChange } from './searchChanges';
import { useSearchActions } from './SearchProvider';

/** Changes the search of a results page: starts the request and navigates to the new URL. */
export function useRefine(): (change: SearchChange, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { hrefAfter, prefetchSearch } = useSearchActions();
  return (change, options) => {
    const href = hrefAfter(change);
    prefetchSearch(href);
    void navigate(href, options);
  };
}
