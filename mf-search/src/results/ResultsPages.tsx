import { Pagination } from '@forecourt/shared-ui';
import { withPage } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { useRefine } from '../refine/useRefine';

/** Links to the pages of the results. `onPageChange` runs when the visitor selects another page. */
export function ResultsPages({ onPageChange }: { onPageChange: () => void }) {
  const { state, links, results } = useSearch();
  const refine = useRefine();

  return (
    <Pagination
      label="Pages of vehicles"
      page={state.page}
      pages={results.nbPages}
      hrefOf={(page) => links.href(withPage(state, page))}
      onSelect={(page) => {
        refine((latest) => withPage(latest, page));
        onPageChange();
      }}
    />
  );
}
