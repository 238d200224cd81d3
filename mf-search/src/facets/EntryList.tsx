import { formatCount, type FacetName } from '@forecourt/shared-contracts';
import { RefineLink } from '../refine/RefineLink';
import { withToggled } from '../refine/searchChanges';
import styles from './ChoiceFacet.module.css';
import type { FacetEntry } from './facetEntries';

/** Entries of a facet with their counts: each is a link to the results with it on or off. */
export function EntryList({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
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
