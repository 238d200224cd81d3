import { FACET_VISIBLE, formatCount, useSite, type FacetName } from '@forecourt/shared-contracts';
import { RefineLink } from '../address/RefineLink';
import { withToggled } from '../address/refine';
import { useSearch } from '../results/SearchContext';
import { choiceOf } from '../search-service/facets';
import { facetEntries, type FacetEntry } from './facetEntries';
import { showAllText } from './facetWords';
import styles from './ChoiceFacet.module.css';

/** The entries of one facet of the results, best first. */
export function useFacetEntries(name: FacetName): FacetEntry[] {
  const site = useSite();
  const { state, results } = useSearch();
  const { attribute, limit } = choiceOf(name);
  const values = results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] });
  return facetEntries(name, Array.isArray(values) ? values.slice(0, limit) : [], state, site);
}

/** A list of choices with their counts: each is a link to the results with it on or off (SE-031, SE-032). */
export function ChoiceFacet({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
  const { switches } = useSite();
  const isCut = !switches.showAllMakes && entries.length > FACET_VISIBLE;
  const first = isCut ? entries.filter(({ isChosen }, index) => index < FACET_VISIBLE || isChosen) : entries;
  const rest = entries.filter((entry) => !first.includes(entry));

  return (
    <>
      <EntryList name={name} entries={first} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{showAllText(name)}</summary>
          <EntryList name={name} entries={rest} />
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
            hasClean
            isCurrent={isChosen}
            label={`${label} ${formatCount(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{formatCount(count)}</span>
          </RefineLink>
        </li>
      ))}
    </ul>
  );
}
