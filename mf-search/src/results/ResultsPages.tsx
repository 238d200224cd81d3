import { Pagination } from '@forecourt/shared-ui';
import { withPage } from '../address/refine';
import { useRefine } from '../address/useRefine';
import { useSearch } from './SearchContext';

/** Links to the pages of the results (SE-021). `onTurned` runs when the visitor goes to another page. */
export function ResultsPages({ onTurned }: { onTurned: () => void }) {
  const { state, links, results } = useSearch();
  const refine = useRefine();

  return (
    <Pagination
      label="Pages of vehicles"
      page={state.page}
      pages={results.nbPages}
      hrefOf={(page) => links.to(withPage(state, page))}
      onSelect={(page) => {
        refine((latest) => withPage(latest, page));
        onTurned();
      }}
    />
  );
}
