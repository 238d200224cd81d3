import type { FacetName } from '@forecourt/shared-contracts';
import { TextInput } from '@forecourt/shared-ui';
import { useState } from 'react';
import styles from './ChoiceFacet.module.css';
import { EntryList } from './EntryList';
import type { FacetEntry } from './facetEntries';
import { findText } from './facetLabels';

/** As people type a name: 'citroen' for Citroën, 'cx5' for CX-5. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

interface SearchableListProps {
  name: FacetName;
  entries: readonly FacetEntry[];
  /** Entries that are displayed without letters. */
  limit: number;
}

/** A list that a few letters narrow; it finds also what is beyond its limit. */
export function SearchableList({ name, entries, limit }: SearchableListProps) {
  const [text, setText] = useState('');
  const typed = letters(text);
  const found = typed === '' ? entries.slice(0, limit) : entries.filter(({ label }) => letters(label).includes(typed));
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
      <EntryList name={name} entries={found} />
      <output className={styles.none}>{found.length === 0 && 'No others match.'}</output>
    </>
  );
}
