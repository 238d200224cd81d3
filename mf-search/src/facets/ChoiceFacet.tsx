import { useSite, type FacetName } from '@forecourt/shared-contracts';
import { useSearch } from '../refine/SearchProvider';
import { choiceFacet } from '../search-service/facets';
import styles from './ChoiceFacet.module.css';
import { EntryList } from './EntryList';
import { facetEntries, type FacetEntry } from './facetEntries';
import { showAllText } from './facetLabels';
import { SearchableList } from './SearchableList';
import { useFocusedEntry } from './useFocusedEntry';

/** Entries of a list before its 'Show all' control. */
const VISIBLE_ENTRIES = 6;
/** Longer lists have a search of their own. */
const READ_AT_A_GLANCE = 12;

/** The entries of one facet of the results, in display order. */
export function useFacetEntries(name: FacetName): FacetEntry[] {
  const site = useSite();
  const { state, results } = useSearch();
  const values = results.getFacetValues(choiceFacet(name).attribute, { sortBy: ['count:desc', 'name:asc'] });
  return facetEntries(name, Array.isArray(values) ? values : [], state, site);
}

/** A list of values with their counts: each is a link to the results with it on or off. Of a long one what is chosen comes first. */
export function ChoiceFacet({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
  const { switches } = useSite();
  const { state } = useSearch();
  const focused = useFocusedEntry(entries);
  if ((switches.showAllMakes && name === 'make') || entries.length <= VISIBLE_ENTRIES) return <EntryList name={name} entries={entries} />;

  const chosen = entries.filter(({ isChosen }) => isChosen);
  const free = entries.filter(({ isChosen }) => !isChosen);
  const room = Math.max(0, VISIBLE_ENTRIES - chosen.length);
  const others = free.slice(room);
  return (
    <div {...focused}>
      <EntryList name={name} entries={[...chosen, ...free.slice(0, room)]} />
      {others.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{showAllText(name)}</summary>
          {entries.length > READ_AT_A_GLANCE ? (
            // A choice, of this list or of the makes of its models, ends the search.
            <SearchableList
              key={JSON.stringify([state.facets[name], name === 'model' && state.facets.make])}
              name={name}
              entries={others}
              limit={Math.max(0, choiceFacet(name).limit - chosen.length - room)}
            />
          ) : (
            <EntryList name={name} entries={others} />
          )}
        </details>
      )}
    </div>
  );
}
