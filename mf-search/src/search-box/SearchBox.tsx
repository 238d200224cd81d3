import { useLinks } from '@forecourt/shared-contracts';
import { Button, Icon, TextInput } from '@forecourt/shared-ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { HistoryList } from '../search-history/HistoryList';
import { useHistoryMenu } from '../search-history/useHistoryMenu';
import styles from './SearchBox.module.css';

const NAME = 'Make, model or keyword';

export interface SearchBoxProps {
  placement: 'hero' | 'header';
}

/** Starts a text search of the stock from any page; without script a plain form that leads to the results. */
export function SearchBox({ placement }: SearchBoxProps) {
  const to = useLinks();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const history = useHistoryMenu(typed);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    void navigate(to('search.results', { query: query }));
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
      {...history.around}
    >
      <span className={styles.field}>
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
      </span>
      <Button type="submit" size={placement === 'hero' ? 'l' : 'm'} className={styles.submit}>
        <Icon name="search" className={styles.submitIcon} />
        <span className={styles.submitText}>Search</span>
      </Button>
      {history.isOpen && <HistoryList onChosen={history.close} />}
    </form>
  );
}
