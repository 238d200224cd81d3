import { usePlatform } from '@forecourt/shared-contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { withPage } from '../address/refine';
import { searchClientOf } from '../search-service/searchClient';
import { unknownValues, withoutValues } from '../search-service/unknownValues';
import { useSearch } from './SearchContext';

/** Takes out of the address what does not exist: unknown facet values, and pages beyond the last (SE-008). The server does the same with a redirect. */
export function useKnownAddress(): void {
  const { api, now, site } = usePlatform();
  const { state, links, results } = useSearch();
  const navigate = useNavigate();
  const isBeyond = results.nbPages > 0 && state.page > results.nbPages && results.page === state.page - 1;

  useEffect(() => {
    if (isBeyond) void navigate(links.to(withPage(state, results.nbPages)), { replace: true });
  }, [isBeyond, links, state, results, navigate]);

  useEffect(() => {
    if (results.__isArtificial) return undefined;
    let isOver = false;
    const client = searchClientOf(api, 'cars', site.switches.carsSearchCacheSize);
    const check = async () => {
      const unknown = await unknownValues({ client, site, now, state, answers: results._rawResults });
      if (!isOver && unknown.length > 0) await navigate(links.to(withoutValues(state, unknown)), { replace: true });
    };
    // Where the service can not say, the address stays as it is.
    check().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [api, now, site, state, links, results, navigate]);
}
