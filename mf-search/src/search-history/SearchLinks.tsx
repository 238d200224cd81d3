import { selectSearchHistory, useAppSelector, useSite } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { describeSearch } from './describeSearch';
import styles from './SearchLinks.module.css';

/** Links to the last searches, newest first. */
export function SearchLinks({ onChosen }: { onChosen?: () => void }) {
  const site = useSite();
  const searches = useAppSelector(selectSearchHistory);
  return (
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
  );
}
