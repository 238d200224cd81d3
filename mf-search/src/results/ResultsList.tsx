import { Slot, usePlatform, type PromoCard } from '@forecourt/shared-contracts';
import { Alert, Button, EmptyState, Grid, LinkButton, Skeleton } from '@forecourt/shared-ui';
import { useDeferredValue, useMemo, type FormEvent } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { CarCard } from '../car-card/CarCard';
import { FinanceNote } from '../car-card/FinanceNote';
import { eagerInList } from '../media-card/eagerInList';
import { activePromoCards } from '../promo-cards/activePromoCards';
import { insertPromoCards } from '../promo-cards/insertPromoCards';
import { PromoCardTile } from '../promo-cards/PromoCardTile';
import { withoutFilters } from '../refine/searchChanges';
import { useSearch, useSearchStatus } from '../refine/SearchProvider';
import { carsOfHits } from '../search-service/carsOfHits';
import { toSearchParameters } from '../search-service/searchParameters';
import { keyOf, mergeVisibleFirst } from './mergeVisibleFirst';
import styles from './ResultsList.module.css';

const ERROR_TEXT = 'We could not load vehicles. Please try again.';
const COLUMNS = { min: '15.5rem', gap: 4 } as const;
/** Columns of a wide screen. */
const WIDE_COLUMNS = 3;
const SKELETONS = ['1', '2', '3', '4', '5', '6'];

/** The cards of one page of results; while it loads or after an error the previous ones stay visible. */
export function ResultsList({ promos }: { promos: readonly PromoCard[] }) {
  const { now, site } = usePlatform();
  const { results } = useSearch();
  const status = useSearchStatus();
  const isInitial = results.__isArtificial === true;
  const hasFailed = status === 'error';
  const { promoCardPositions, openingHoursTimeZone } = site.switches;
  const items = useMemo(
    () => insertPromoCards(carsOfHits(results.hits), activePromoCards(promos, now, openingHoursTimeZone), promoCardPositions),
    [results, promos, now, openingHoursTimeZone, promoCardPositions],
  );
  // The first list renders whole, so that 'back' can restore the scroll position.
  const visible = mergeVisibleFirst(items, useDeferredValue(items));

  if (isInitial) return hasFailed ? <SearchError /> : <CardSkeletons />;
  return (
    <>
      {hasFailed && <SearchError />}
      {items.length === 0 ? (
        <NoResults />
      ) : (
        <>
          <Grid as="ul" {...COLUMNS} className={styles.list} data-loading={status === 'stalled' || undefined}>
            {visible.map((item, index) => (
              <li key={keyOf(item)}>
                {item.kind === 'car' ? (
                  <CarCard car={item.car} level={3} eager={eagerInList(index, WIDE_COLUMNS)} />
                ) : (
                  <PromoCardTile promo={item.promo} />
                )}
              </li>
            ))}
          </Grid>
          <FinanceNote cars={visible.flatMap((item) => (item.kind === 'car' ? [item.car] : []))} />
        </>
      )}
    </>
  );
}

/** Links to the whole stock, and a form for a request to the dealer. */
function NoResults() {
  const { state, links } = useSearch();
  return (
    <>
      <EmptyState title="No vehicles match your search." icon="search">
        <LinkButton to={links.href(withoutFilters(state))} variant="secondary">
          Clear all
        </LinkButton>
      </EmptyState>
      <section className={styles.similar} aria-labelledby="find-similar-title">
        <h2 id="find-similar-title" className={styles.title}>
          Tell us what you are looking for
        </h2>
        <Slot name="find-similar" retry />
      </section>
    </>
  );
}

function CardSkeletons() {
  return (
    <output aria-label="Loading vehicles">
      <Grid {...COLUMNS}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} height="22rem" />
        ))}
      </Grid>
    </output>
  );
}

/** The error message with a Retry button, which searches for the current URL; without script it loads the page again. */
function SearchError() {
  const { now, site } = usePlatform();
  const { state, links } = useSearch();
  const { indexRenderState } = useInstantSearch();
  const { pathname, searchParams } = new URL(links.href(state), site.url);
  const handleRetry = (event: FormEvent) => {
    event.preventDefault();
    indexRenderState.configure?.refine(toSearchParameters(site, now, state));
  };
  return (
    <Alert tone="error" title={ERROR_TEXT}>
      <form action={pathname} onSubmit={handleRetry}>
        {[...searchParams].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" size="s">
          Retry
        </Button>
      </form>
    </Alert>
  );
}
