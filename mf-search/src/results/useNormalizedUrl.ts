import { usePlatform } from '@forecourt/shared-contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { withPage } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { searchClientOf } from '../search-service/searchClient';
import { unknownValues, withoutValues } from '../search-service/unknownValues';

/** Removes unknown facet values and pages beyond the last from the URL. The server does the same with a redirect. */
export function useNormalizedUrl(): void {
  const { api, now, site } = usePlatform();
  const { state, links, results } = useSearch();
  const navigate = useNavigate();
  const isBeyond = results.nbPages > 0 && state.page > results.nbPages && results.page === state.page - 1;

  useEffect(() => {
    if (isBeyond) void navigate(links.href(withPage(state, results.nbPages)), { replace: true });
  }, [isBeyond, links, state, results, navigate]);

  useEffect(() => {
    if (results.__isArtificial) return undefined;
    let isCancelled = false;
    const client = searchClientOf(api, 'cars', site.switches.carsSearchCacheSize);
    const check = async () => {
      const unknown = await unknownValues({ client, site, now, state, responses: results._rawResults });
      if (!isCancelled && unknown.length > 0) await navigate(links.href(withoutValues(state, unknown)), { replace: true });
    };
    // Where the request fails, the URL does not change.
    check().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [api, now, site, state, links, results, navigate]);
}
