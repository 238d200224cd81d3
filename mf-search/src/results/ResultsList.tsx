import { useSite } from '@forecourt/shared-contracts';
import { Alert, Button, EmptyState, LinkButton, Skeleton } from '@forecourt/shared-ui';
import { useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { withoutFilters } from '../address/refine';
import { CarCard } from '../car-card/CarCard';
import { carsOfHits } from '../search-service/carsOfHits';
import { uiStateOf } from '../search-service/uiState';
import styles from './ResultsList.module.css';
import { useSearch } from './SearchContext';

const ERROR_TEXT = 'We could not load vehicles. Please try again.';
/** Cards of the first row on a wide screen. */
const FIRST_ROW = 3;
const SKELETONS = ['1', '2', '3', '4', '5', '6'];

/** The cards of one page of results; while it loads or after an error the previous ones stay (SE-015). */
export function ResultsList() {
  const { state, links } = useSearch();
  const { results, status } = useInstantSearch();
  const isFirst = results.__isArtificial === true;
  const hasFailed = status === 'error';
  const cars = useMemo(() => carsOfHits(results.hits), [results]);

  if (isFirst) return hasFailed ? <SearchFailed /> : <WaitingCards />;
  return (
    <>
      {hasFailed && <SearchFailed />}
      {cars.length === 0 ? (
        <EmptyState title="No vehicles match your search." icon="search">
          <LinkButton to={links.to(withoutFilters(state))} variant="secondary">
            Clear all filters
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.grid} data-loading={status === 'stalled' || undefined}>
          {cars.map((car, index) => (
            <li key={car.id}>
              <CarCard car={car} level={3} eager={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WaitingCards() {
  return (
    <output className={styles.grid} aria-label="Loading vehicles">
      {SKELETONS.map((key) => (
        <Skeleton key={key} height="26rem" />
      ))}
    </output>
  );
}

/** Says calmly that the search did not work and offers to ask again; what it asks is the address as it is now. */
function SearchFailed() {
  const site = useSite();
  const { state } = useSearch();
  const { setIndexUiState } = useInstantSearch();
  return (
    <Alert tone="error" title={ERROR_TEXT}>
      <Button variant="secondary" size="s" onClick={() => setIndexUiState(uiStateOf(state, site))}>
        Retry
      </Button>
    </Alert>
  );
}
