import { selectSearchHistory, useAppSelector } from '@forecourt/shared-contracts';
import styles from './RecentSearches.module.css';
import { SearchLinks } from './SearchLinks';

/** The last searches of this browser as a section of a page; nothing before the first. */
export function RecentSearches() {
  const hasSearches = useAppSelector((state) => selectSearchHistory(state).length > 0);
  if (!hasSearches) return null;
  return (
    <section className={styles.section} aria-labelledby="recent-searches">
      <h2 id="recent-searches">Recent searches</h2>
      <div className={styles.links}>
        <SearchLinks />
      </div>
    </section>
  );
}
