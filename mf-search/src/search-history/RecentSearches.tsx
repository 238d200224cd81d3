import { selectSearchHistory, useAppSelector } from '@forecourt/shared-contracts';
import { Stack } from '@forecourt/shared-ui';
import styles from './RecentSearches.module.css';
import { SearchLinks } from './SearchLinks';

/** The last searches of this browser as a section of a page; nothing before the first. */
export function RecentSearches() {
  const hasSearches = useAppSelector((state) => selectSearchHistory(state).length > 0);
  if (!hasSearches) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="recent-searches">
      <h2 id="recent-searches">Recent searches</h2>
      <div className={styles.links}>
        <SearchLinks />
      </div>
    </Stack>
  );
}
