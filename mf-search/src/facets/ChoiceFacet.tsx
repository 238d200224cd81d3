import { formatCount, useSite, type FacetName } from '@forecourt/shared-contracts';
import { TextInput } from '@forecourt/shared-ui';
import { useState } from 'react';
import { RefineLink } from '../refine/RefineLink';
import { withToggled } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { choiceFacet } from '../search-service/facets';
import { facetEntries, type FacetEntry } from './facetEntries';
import { findText, showAllText } from './facetLabels';
import styles from './ChoiceFacet.module.css';

/** Entries of a list before its 'Show all' control. */
const VISIBLE_ENTRIES = 6;
/** Longer lists have a search of their own. */
const READ_AT_A_GLANCE = 12;

/** The entries of one facet of the results, in display order. */
export function useFacetEntries(name: FacetName): FacetEntry[] {
  const site = useSite();
  const { state, results } = useSearch();
  const { attribute, limit } = choiceFacet(name);
  const values = results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] });
  return facetEntries(name, Array.isArray(values) ? values.slice(0, limit) : [], state, site);
}

/** A list of values with their counts: each is a link to the results with it on or off. Of a long one what is chosen comes first. */
export function ChoiceFacet({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
  const { switches } = useSite();
  if ((switches.showAllMakes && name === 'make') || entries.length <= VISIBLE_ENTRIES) return <EntryList name={name} entries={entries} />;

  const chosen = entries.filter(({ isChosen }) => isChosen);
  const free = entries.filter(({ isChosen }) => !isChosen);
  const room = Math.max(0, VISIBLE_ENTRIES - chosen.length);
  const others = free.slice(room);
  return (
    <>
      <EntryList name={name} entries={[...chosen, ...free.slice(0, room)]} />
      {others.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{showAllText(name)}</summary>
          {entries.length > READ_AT_A_GLANCE ? <SearchableList name={name} entries={others} /> : <EntryList name={name} entries={others} />}
        </details>
      )}
    </>
  );
}

/** A list that a few letters narrow. */
function SearchableList({ name, entries }: { name: FacetName; entries: readonly FacetEntry[] }) {
  const [text, setText] = useState('');
  const letters = text.trim().toLocaleLowerCase('en-AU');
  const found = entries.filter(({ label }) => label.toLocaleLowerCase('en-AU').includes(letters));
  return (
    <>
      <TextInput
        type="search"
        className={styles.find}
        aria-label={findText(name)}
        placeholder={findText(name)}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length > 0 ? <EntryList name={name} entries={found} /> : <p className={styles.none}>No others match.</p>}
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
