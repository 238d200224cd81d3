import { useLinks } from '@forecourt/shared-contracts';
import { Button, Icon, TextInput } from '@forecourt/shared-ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { HistoryList } from '../search-history/HistoryList';
import { useHistoryMenu } from '../search-history/useHistoryMenu';
import styles from './SearchBox.module.css';

const NAME = 'Make, model or keyword';

export interface SearchBoxProps {
  placement: 'hero' | 'header';
  /** Path of the results of what the form holds; without it those of its words alone. */
  resultsOf?(form: FormData): string;
  /** Controls above the words. */
  children?: ReactNode;
}

/** Starts a text search of the stock from any page; without script a plain form that leads to the results. */
export function SearchBox({ placement, resultsOf, children }: SearchBoxProps) {
  const to = useLinks();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const history = useHistoryMenu(typed);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(resultsOf?.(form) ?? to('search.results', { query: String(form.get('query') ?? '').trim() }));
  };

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is younger than the browsers we serve
      role="search"
      aria-label="Search vehicles"
      className={styles.box}
      data-placement={placement}
      action={to('search.results')}
      method="get"
      onSubmit={handleSubmit}
    >
      {children}
      <div className={styles.field} {...history.around}>
        <Icon name="search" className={styles.icon} />
        <TextInput
          type="search"
          name="query"
          className={styles.input}
          aria-label={NAME}
          placeholder={placement === 'hero' ? NAME : 'Search vehicles'}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        {history.isOpen && <HistoryList onChosen={history.close} />}
      </div>
      <Button type="submit" size={placement === 'hero' ? 'l' : 'm'} className={styles.submit}>
        <Icon name="search" className={styles.submitIcon} />
        <span className={styles.submitText}>Search</span>
      </Button>
    </form>
  );
}
