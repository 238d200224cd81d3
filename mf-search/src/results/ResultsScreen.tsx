import { useSite, type PromoCard } from '@forecourt/shared-contracts';
import { Button, Dialog, Icon, PageArea, PageFrame, PageHeading, VisuallyHidden } from '@forecourt/shared-ui';
import { memo, useRef, useState, type MouseEvent } from 'react';
import { CompareLink } from '../compare/CompareLink';
import { FilterPanel } from '../facets/FilterPanel';
import { useRecordSearch } from '../search-history/useRecordSearch';
import { RecentlyViewed } from '../viewed-cars/RecentlyViewed';
import { ActiveFilters } from './ActiveFilters';
import { filtersOf } from './filtersOf';
import { ResultsCount, useCountText } from './ResultsCount';
import { ResultsList } from './ResultsList';
import { ResultsPages } from './ResultsPages';
import styles from './ResultsScreen.module.css';
import { resultsTitle } from './resultsTitle';
import { FollowingSearch, useSearch, useSearchStatus } from './SearchContext';
import { SearchField } from './SearchField';
import { SortMenu } from './SortMenu';
import { useKnownAddress } from './useKnownAddress';

const FILTERS_ID = 'filters';

/** Text search, filters, order, cards and pages (SE-001). */
export function ResultsScreen({ promos }: { promos: readonly PromoCard[] }) {
  const site = useSite();
  const { state } = useSearch();
  const { searchBarEnabled, sidebarEnabled } = site.switches;
  const top = useRef<HTMLHeadingElement>(null);

  const handleTurned = () => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };

  return (
    <PageFrame kind={sidebarEnabled ? 'results' : 'content'} data-filters={sidebarEnabled ? 'sidebar' : 'drawer'} className={styles.screen}>
      <SlowSearch />
      <FollowingSearch>
        <FollowUp />
      </FollowingSearch>
      <PageHeading>{resultsTitle(state, site)}</PageHeading>
      {/* Below the sidebar's width this opens in a drawer; without script the link to it shows it in place. */}
      <PageArea area="aside" as="aside" id={FILTERS_ID} className={styles.sidebar} aria-label="Filters">
        <FilterPanel />
      </PageArea>
      <PageArea area="main" as="section" className={styles.results} aria-labelledby="results-title">
        <h2 id="results-title" ref={top} tabIndex={-1} className={styles.top}>
          <VisuallyHidden>Vehicles</VisuallyHidden>
        </h2>
        <div className={styles.toolbar}>
          {searchBarEnabled && <SearchField />}
          <FilterDrawer />
          <SortMenu />
        </div>
        <div className={styles.summary}>
          <ResultsCount className={styles.count} />
          <ActiveFilters />
          <CompareLink />
        </div>
        <ResultsList promos={promos} />
        <ResultsPages onTurned={handleTurned} />
        <RecentlyViewed />
      </PageArea>
    </PageFrame>
  );
}

/** What a search that is shown leaves behind: an entry of the history, and an address without what does not exist. */
const FollowUp = memo(function FollowUp() {
  const { state, links } = useSearch();
  useRecordSearch(state, links);
  useKnownAddress();
  return null;
});

/** Shows that an answer takes long. */
function SlowSearch() {
  return useSearchStatus() === 'stalled' && <progress className={styles.progress} aria-label="Loading vehicles" />;
}

/** The filters in a drawer, and the link that opens it. */
function FilterDrawer() {
  const site = useSite();
  const { state } = useSearch();
  const [isOpen, setOpen] = useState(false);
  const countText = useCountText();
  const active = filtersOf(state, site).length;

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
          <Button onClick={handleClose}>Show {countText}</Button>
        </div>
      </Dialog>
    </div>
  );
}
