import { activePromoCards, Slot, usePlatform, type PromoCard } from '@forecourt/shared-contracts';
import { Alert, Button, EmptyState, LinkButton, Skeleton } from '@forecourt/shared-ui';
import { useDeferredValue, useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { withoutFilters } from '../address/refine';
import { CarCard } from '../car-card/CarCard';
import { eagerInList } from '../media-card/eagerInList';
import { PromoCardTile } from '../promo-cards/PromoCardTile';
import { withPromoCards } from '../promo-cards/withPromoCards';
import { carsOfHits } from '../search-service/carsOfHits';
import { questionOf } from '../search-service/question';
import styles from './ResultsList.module.css';
import { useSearch, useSearchStatus } from './SearchContext';
import { keyOf, withFirstOf } from './withFirstOf';

const ERROR_TEXT = 'We could not load vehicles. Please try again.';
const COLUMNS = 3;
const SKELETONS = ['1', '2', '3', '4', '5', '6'];

/** The cards of one page of results; while it loads or after an error the previous ones stay (SE-015). */
export function ResultsList({ promos }: { promos: readonly PromoCard[] }) {
  const { now, site } = usePlatform();
  const { results } = useSearch();
  const status = useSearchStatus();
  const isFirst = results.__isArtificial === true;
  const hasFailed = status === 'error';
  const { promoCardPositions, openingHoursTimeZone } = site.switches;
  const items = useMemo(
    () => withPromoCards(carsOfHits(results.hits), activePromoCards(promos, now, openingHoursTimeZone), promoCardPositions),
    [results, promos, now, openingHoursTimeZone, promoCardPositions],
  );
  // A first list is drawn whole: who comes back must find the place where they were (SE-005).
  const shown = withFirstOf(items, useDeferredValue(items));

  if (isFirst) return hasFailed ? <SearchFailed /> : <WaitingCards />;
  return (
    <>
      {hasFailed && <SearchFailed />}
      {items.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className={styles.grid} data-loading={status === 'stalled' || undefined}>
          {shown.map((item, index) => (
            <li key={keyOf(item)}>
              {item.kind === 'car' ? <CarCard car={item.car} level={3} eager={eagerInList(index, COLUMNS)} /> : <PromoCardTile promo={item.promo} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Two ways on: the whole stock, or a person who looks further (SE-016). */
function NothingFound() {
  const { state, links } = useSearch();
  return (
    <>
      <EmptyState title="No vehicles match your search." icon="search">
        <LinkButton to={links.to(withoutFilters(state))} variant="secondary">
          Clear all filters
        </LinkButton>
      </EmptyState>
      <section className={styles.similar} aria-labelledby="find-similar-title">
        <h2 id="find-similar-title" className={styles.title}>
          Tell us what you are looking for
        </h2>
        <Slot name="find-similar" fallback={<Slot name="enquiry-form" category="Find Similar" />} />
      </section>
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
  const { now, site } = usePlatform();
  const { state } = useSearch();
  const { indexRenderState } = useInstantSearch();
  const handleRetry = () => indexRenderState.configure?.refine(questionOf(site, now, state));
  return (
    <Alert tone="error" title={ERROR_TEXT}>
      <Button variant="secondary" size="s" onClick={handleRetry}>
        Retry
      </Button>
    </Alert>
  );
}
