import { selectSearchHistory, useAppSelector, useSite } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import styles from './HistoryList.module.css';
import { describeSearch } from './describeSearch';

/** Links to the last searches, newest first. */
export function HistoryList({ onChosen }: { onChosen: () => void }) {
  const site = useSite();
  const searches = useAppSelector(selectSearchHistory);
  return (
    <nav className={styles.menu} aria-label="Recent searches">
      <p className={styles.title}>Recent searches</p>
      <ul className={styles.list}>
        {searches.map(({ path, filters }) => (
          <li key={path}>
            <Link className={styles.search} to={path} onClick={onChosen}>
              <Icon name="clock" />
              {describeSearch(filters, site)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
