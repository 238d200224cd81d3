import { useAppDispatch, useAppSelector, useSite, type FacetName, type RangeFacetName, type SiteConfig } from '@forecourt/shared-contracts';
import { Disclosure } from '@forecourt/shared-ui';
import { memo, type ReactNode } from 'react';
import { filterSectionToggled, selectOpenSections } from './filterSectionsSlice';
import { NearSection } from './NearSection';
import { hasSeveralPlaces } from '../near/within';
import { DeferredSearch, useIsStale } from '../deferred-search/DeferredSearch';
import { RefineLink } from '../refine/RefineLink';
import { withToggled } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import { isFacetName, isRangeName } from '../search-service/facets';
import { siteFacets } from '../search-service/siteFacets';
import { ChoiceFacet, useFacetEntries } from './ChoiceFacet';
import { facetTitle } from './facetLabels';
import { RangeFacet } from './RangeFacet';
import { SliderFacet } from './SliderFacet';
import styles from './FilterPanel.module.css';

/** Sections that are initially open; the others are while they hold a choice. */
const INITIALLY_OPEN = 6;

/** Name of the section of distances among those of the facets. */
const NEAR = 'near';
const PLACES = ['state', 'location', 'city', 'dealership'];

/** With distances before the first facet of a place, else after the body, on sites where cars are at several places. */
function withNearSection(names: readonly string[], site: SiteConfig): string[] {
  if (!hasSeveralPlaces(site)) return [...names];
  const first = names.findIndex((name) => PLACES.includes(name));
  const at = first === -1 ? names.indexOf('body') + 1 : first;
  return [...names.slice(0, at), NEAR, ...names.slice(at)];
}

/** Every filter that the tenant offers, each in a section of its own. */
export function FilterPanel() {
  return (
    <DeferredSearch>
      <FilterSections />
    </DeferredSearch>
  );
}

const FilterSections = memo(function FilterSections() {
  const site = useSite();
  const { switches } = site;
  const { state } = useSearch();
  const offered = siteFacets(site).filter((name) => name !== 'certified');
  // The models of all makes are a list that nobody reads.
  const hasModels = !offered.includes('make') || 'make' in state.facets || 'model' in state.facets;
  const names = withNearSection(offered, site);

  return (
    <Panel>
      {switches.certifiedToggleEnabled && <CertifiedToggle />}
      {names.map((name, index) => {
        if (name === 'model' && !hasModels) return null;
        // Models that a choice brings are open, and move nothing that was.
        const isInitiallyOpen = index < INITIALLY_OPEN || name === 'model' || name in state.facets || name in state.ranges;
        if (name === NEAR) return <NearSection key={name} isInitiallyOpen={isInitiallyOpen} />;
        if (isRangeName(name)) return <RangeSection key={name} name={name} isInitiallyOpen={isInitiallyOpen} />;
        return isFacetName(name) ? <ChoiceSection key={name} name={name} isInitiallyOpen={isInitiallyOpen} /> : null;
      })}
    </Panel>
  );
});

/** Announces as busy while its entries and counts are those of the previous search. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel} aria-busy={useIsStale() || undefined}>
      {children}
    </div>
  );
}

interface SectionProps<Name> {
  name: Name;
  isInitiallyOpen: boolean;
}

interface FilterSectionProps {
  name: FacetName | RangeFacetName;
  isInitiallyOpen: boolean;
  children: ReactNode;
}

/** A section whose open state the store persists where the tenant wants it. */
function Section({ name, isInitiallyOpen, children }: FilterSectionProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenSections)[name] ?? isInitiallyOpen;
  const handleToggle = (next: boolean) => {
    if (next !== isOpen) dispatch(filterSectionToggled({ section: name, isOpen: next }));
  };
  return (
    <Disclosure summary={facetTitle(name)} open={isOpen} onToggle={handleToggle}>
      {children}
    </Disclosure>
  );
}

function ChoiceSection({ name, isInitiallyOpen }: SectionProps<FacetName>) {
  const entries = useFacetEntries(name);
  if (entries.length === 0) return null;
  return (
    <Section name={name} isInitiallyOpen={isInitiallyOpen}>
      <ChoiceFacet name={name} entries={entries} />
    </Section>
  );
}

/** Kilometres have a slider, the price too where the tenant wants the facet slider; years are two fields. */
function RangeSection({ name, isInitiallyOpen }: SectionProps<RangeFacetName>) {
  const { priceSliderVariant } = useSite().switches;
  const isSlider = name === 'km' || (name === 'price' && priceSliderVariant === 'facet');
  return (
    <Section name={name} isInitiallyOpen={isInitiallyOpen}>
      {isSlider ? <SliderFacet name={name} /> : <RangeFacet name={name} />}
    </Section>
  );
}

/** Narrows the results to certified cars. */
function CertifiedToggle() {
  const { state } = useSearch();
  return (
    <RefineLink
      className={styles.toggle}
      change={(latest) => withToggled(latest, 'certified', ['true'])}
      isCurrent={state.facets.certified?.includes('true')}
    >
      <span className={styles.switch} aria-hidden="true" />
      Only show Toyota Certified Vehicles
    </RefineLink>
  );
}
