import { Button, Icon, TextInput } from '@forecourt/shared-ui';
import { useEffect, useState, type SubmitEvent } from 'react';
import { withQuery } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { useRefine } from '../refine/useRefine';
import { HistoryList } from '../search-history/HistoryList';
import { useHistoryMenu } from '../search-history/useHistoryMenu';
import styles from './SearchField.module.css';

/** Pause after the last key before typed text is searched. */
const DEBOUNCE_MS = 300;

/** The text of the field. It follows changes of the URL, but not those that this field made. */
function useDraft(query: string) {
  const [draft, setDraft] = useState(query);
  const [seen, setSeen] = useState(query);
  const [sent, setSent] = useState(query);
  if (seen !== query) {
    setSeen(query);
    if (query !== sent) setDraft(query);
  }
  return { draft, setDraft, setSent };
}

/** Text search of the results: applied 300 ms after the last key, at once by Enter; without script a plain form. */
export function SearchField() {
  const { state, links } = useSearch();
  const refine = useRefine();
  const { draft, setDraft, setSent } = useDraft(state.query);
  const query = draft.trim();
  const history = useHistoryMenu(draft);

  const apply = () => {
    if (query === state.query) return;
    setSent(query);
    // Typing replaces the history entry.
    refine((latest) => withQuery(latest, query), { replace: true });
  };

  useEffect(() => {
    if (query === state.query) return undefined;
    const timer = setTimeout(apply, DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- apply is new on each render and reads the same text
  }, [query, state, links]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };

  const [path = '', search] = links.href(withQuery(state, '')).split('?');
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is younger than the browsers we serve
      role="search"
      aria-label="Search these vehicles"
      className={styles.search}
      action={path}
      method="get"
      onSubmit={handleSubmit}
      {...history.around}
    >
      <Icon name="search" className={styles.icon} />
      <TextInput
        type="search"
        name="query"
        className={styles.input}
        aria-label="Make, model or keyword"
        placeholder="Make, model or keyword"
        autoComplete="off"
        enterKeyHint="search"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" className={styles.submit}>
        Search
      </Button>
      {history.isOpen && <HistoryList onChosen={history.close} />}
    </form>
  );
}
