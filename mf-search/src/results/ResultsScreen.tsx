import { useSite, type PromoCard } from '@forecourt/shared-contracts';
import { Button, Dialog, Icon, PageArea, PageFrame, PageHeading, VisuallyHidden } from '@forecourt/shared-ui';
import { useRef, useState, type MouseEvent } from 'react';
import { activeFilters } from '../active-filters/activeFilters';
import { ActiveFilters } from '../active-filters/ActiveFilters';
import { CompareLink } from '../compare/CompareLink';
import { DeferredSearch } from '../deferred-search/DeferredSearch';
import { FilterPanel } from '../facets/FilterPanel';
import { RefineLink } from '../refine/RefineLink';
import { withoutFilters } from '../refine/searchChanges';
import { useSearch, useSearchStatus } from '../refine/SearchProvider';
import { carsOfHits } from '../search-service/carsOfHits';
import { RecentlyViewed } from '../viewed-cars/RecentlyViewed';
import { ResultsCount, useCountText } from './ResultsCount';
import { ResultsList } from './ResultsList';
import { ResultsPages } from './ResultsPages';
import styles from './ResultsScreen.module.css';
import { resultsTitle } from './resultsTitle';
import { SearchField } from './SearchField';
import { SearchSideEffects } from './SearchSideEffects';
import { SortMenu } from './SortMenu';

const FILTERS_ID = 'filters';

/** Text search, filters, order, cards and pages. */
export function ResultsScreen({ promos }: { promos: readonly PromoCard[] }) {
  const site = useSite();
  const { state, results } = useSearch();
  const { searchBarEnabled, sidebarEnabled } = site.switches;
  const top = useRef<HTMLHeadingElement>(null);

  const handlePageChange = () => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };

  return (
    <PageFrame kind={sidebarEnabled ? 'results' : 'content'} data-filters={sidebarEnabled ? 'sidebar' : 'drawer'} className={styles.screen}>
      <SearchProgress />
      <DeferredSearch>
        <SearchSideEffects />
      </DeferredSearch>
      <PageHeading>{resultsTitle(state, site, carsOfHits(results.hits))}</PageHeading>
      {/* Narrow screens open it in a drawer; without script the link scrolls to it. */}
      <PageArea area="aside" as="aside" id={FILTERS_ID} className={styles.sidebar} aria-label="Filters">
        <FilterPanel />
      </PageArea>
      <PageArea area="main" as="section" className={styles.results} aria-labelledby="results-title">
        <h2 id="results-title" ref={top} tabIndex={-1} className={styles.top}>
          <VisuallyHidden>Vehicles</VisuallyHidden>
        </h2>
        <div className={styles.toolbar}>
          {searchBarEnabled && <SearchField />}
          <div className={styles.controls}>
            <FilterDrawer />
            <SortMenu />
          </div>
        </div>
        <div className={styles.summary}>
          <ResultsCount className={styles.count} />
          <ActiveFilters />
          <CompareLink />
        </div>
        <ResultsList promos={promos} />
        <ResultsPages onPageChange={handlePageChange} />
        <RecentlyViewed />
      </PageArea>
    </PageFrame>
  );
}

/** Displays that a response takes long. */
function SearchProgress() {
  return useSearchStatus() === 'stalled' && <progress className={styles.progress} aria-label="Loading vehicles" />;
}

/** The filters in a drawer, and the link that opens it. */
function FilterDrawer() {
  const site = useSite();
  const { state } = useSearch();
  const [isOpen, setOpen] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const countText = useCountText();
  const active = activeFilters(state, site).length;

  const handleOpen = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const handleClose = () => setOpen(false);

  return (
    <div className={styles.drawer}>
      <a className={styles.opener} href={`#${FILTERS_ID}`} aria-haspopup="dialog" onClick={handleOpen}>
        <Icon name="filter" />
        Filters
        {active > 0 && (
          <span className={styles.badge}>
            {active}
            <VisuallyHidden> active</VisuallyHidden>
          </span>
        )}
      </a>
      <Dialog open={isOpen} onClose={handleClose} title="Filters" presentation="drawer">
        <FilterPanel />
        <div className={styles.done}>
          {active > 0 && (
            // It is gone afterwards: the focus goes on to the button beside it.
            <div onClickCapture={() => done.current?.focus()}>
              <RefineLink className={styles.clear} change={withoutFilters}>
                Clear all
              </RefineLink>
            </div>
          )}
          <Button ref={done} onClick={handleClose}>
            Show {countText}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
