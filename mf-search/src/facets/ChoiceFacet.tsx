import { formatCount, useSite, type FacetName } from '@forecourt/shared-contracts';
import { RefineLink } from '../refine/RefineLink';
import { withToggled } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { choiceFacet } from '../search-service/facets';
import { facetEntries, type FacetEntry } from './facetEntries';
import { showAllText } from './facetLabels';
import styles from './ChoiceFacet.module.css';

/** Entries of a list before its 'Show all' control. */
const VISIBLE_ENTRIES = 7;

/** The entries of one facet of the results, in display order. */
export function useFacetEntries(name: FacetName): FacetEntry[] {
  const site = useSite();
  const { state, results } = useSearch();
  const { attribute, limit } = choiceFacet(name);
  const values = results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] });
  return facetEntries(name, Array.isArray(values) ? values.slice(0, limit) : [], state, site);
}

/** A list of values with their counts: each is a link to the results with it on or off. */
export function ChoiceFacet({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
  const { switches } = useSite();
  const isCollapsed = !switches.showAllMakes && entries.length > VISIBLE_ENTRIES;
  const first = isCollapsed ? entries.filter(({ isChosen }, index) => index < VISIBLE_ENTRIES || isChosen) : entries;
  const others = entries.filter((entry) => !first.includes(entry));

  return (
    <>
      <EntryList name={name} entries={first} />
      {others.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{showAllText(name)}</summary>
          <EntryList name={name} entries={others} />
        </details>
      )}
    </>
  );
}

function EntryList({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ label, count, values, isChosen }) => (
        <li key={label}>
          <RefineLink
            className={styles.entry}
            change={(latest) => withToggled(latest, name, values)}
            hasCleanPath
            isCurrent={isChosen}
            label={`${label} ${formatCount(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`}
          >
            <span className={styles.label}>{label}</span> <span className={styles.count}>{formatCount(count)}</span>
          </RefineLink>
        </li>
      ))}
    </ul>
  );
}
