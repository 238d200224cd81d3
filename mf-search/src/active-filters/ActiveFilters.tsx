import { useSite } from '@forecourt/shared-contracts';
import { Icon, Stack } from '@forecourt/shared-ui';
import { RefineLink } from '../refine/RefineLink';
import { withoutFilters } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { activeFilters } from './activeFilters';
import styles from './ActiveFilters.module.css';

/** The active filters: each is a link to the results without it. */
export function ActiveFilters() {
  const site = useSite();
  const { state, results } = useSearch();
  const filters = activeFilters(state, site);
  if (filters.length === 0) return null;

  return (
    <Stack as="ul" direction="row" gap={2} aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <RefineLink className={styles.chip} change={without} label={`Remove filter ${label}`}>
            {label}
            <Icon name="close" />
          </RefineLink>
        </li>
      ))}
      {/* An empty list has the same as a button. */}
      {(results.__isArtificial || results.nbHits > 0) && (
        <li>
          <RefineLink className={styles.clear} change={withoutFilters}>
            Clear all
          </RefineLink>
        </li>
      )}
    </Stack>
  );
}
