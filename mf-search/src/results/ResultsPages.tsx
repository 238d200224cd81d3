import { Pagination } from '@forecourt/shared-ui';
import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useNavigate } from 'react-router-dom';
import { withPage } from '../address/refine';
import { useSearch } from './SearchContext';

/** Links to the pages of the results (SE-021). `onTurned` runs when the visitor goes to another page. */
export function ResultsPages({ onTurned }: { onTurned: () => void }) {
  const { state, links } = useSearch();
  const { results } = useInstantSearch();
  const navigate = useNavigate();
  const isBeyond = results.nbPages > 0 && state.page > results.nbPages && results.page === state.page - 1;

  // An address beyond the last page shows the last one (SE-008); the server does the same with a redirect.
  useEffect(() => {
    if (isBeyond) void navigate(links.to(withPage(state, results.nbPages)), { replace: true, preventScrollReset: true });
  }, [isBeyond, links, state, results, navigate]);

  return (
    <Pagination
      label="Pages of vehicles"
      page={state.page}
      pages={results.nbPages}
      hrefOf={(page) => links.to(withPage(state, page))}
      onSelect={(page) => {
        void navigate(links.to(withPage(state, page)), { preventScrollReset: true });
        onTurned();
      }}
    />
  );
}
