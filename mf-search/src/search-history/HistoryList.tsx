import styles from './HistoryList.module.css';
import { SearchLinks } from './SearchLinks';

/** The last searches as a list below the search box. */
export function HistoryList({ onChosen }: { onChosen: () => void }) {
  return (
    <nav className={styles.menu} aria-label="Recent searches">
      <p className={styles.title}>Recent searches</p>
      <SearchLinks onChosen={onChosen} />
    </nav>
  );
}
