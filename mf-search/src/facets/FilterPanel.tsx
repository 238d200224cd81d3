import {
  filterSectionToggled,
  selectOpenSections,
  siteFacets,
  useAppDispatch,
  useAppSelector,
  useSite,
  type FacetName,
  type RangeFacetName,
} from '@forecourt/shared-contracts';
import { Disclosure } from '@forecourt/shared-ui';
import { memo, type ReactNode } from 'react';
import { RefineLink } from '../address/RefineLink';
import { withToggled } from '../address/refine';
import { FollowingSearch, useIsBehind, useSearch } from '../results/SearchContext';
import { isFacetName, isRangeName } from '../search-service/facets';
import { ChoiceFacet, useFacetEntries } from './ChoiceFacet';
import { facetTitle } from './facetWords';
import { RangeFacet } from './RangeFacet';
import { SliderFacet } from './SliderFacet';
import styles from './FilterPanel.module.css';

/** Sections that start open; the others open when they hold a choice. */
const OPEN_AT_FIRST = 5;

/** Every filter that the tenant offers, each in a section of its own (SE-029, SE-038). */
export function FilterPanel() {
  return (
    <FollowingSearch>
      <FilterSections />
    </FollowingSearch>
  );
}

const FilterSections = memo(function FilterSections() {
  const { switches } = useSite();
  const { state } = useSearch();
  const names = siteFacets(switches).filter((name) => name !== 'certified');

  return (
    <Panel>
      {switches.certifiedToggleEnabled && <CertifiedToggle />}
      {names.map((name, index) => {
        const startsOpen = index < OPEN_AT_FIRST || name in state.facets || name in state.ranges;
        if (isRangeName(name)) return <RangeSection key={name} name={name} startsOpen={startsOpen} />;
        return isFacetName(name) ? <ChoiceSection key={name} name={name} startsOpen={startsOpen} /> : null;
      })}
    </Panel>
  );
});

/** Says while its entries and counts are those of the search before. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel} aria-busy={useIsBehind() || undefined}>
      {children}
    </div>
  );
}

interface SectionProps<Name> {
  name: Name;
  startsOpen: boolean;
}

interface FilterSectionProps {
  name: FacetName | RangeFacetName;
  startsOpen: boolean;
  children: ReactNode;
}

/** A section that is open or closed as the visitor left it; the browser keeps that where the tenant wants it (SE-038, SH-158). */
function Section({ name, startsOpen, children }: FilterSectionProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenSections)[name] ?? startsOpen;
  const handleToggle = (next: boolean) => {
    if (next !== isOpen) dispatch(filterSectionToggled({ section: name, isOpen: next }));
  };
  return (
    <Disclosure summary={facetTitle(name)} open={isOpen} onToggle={handleToggle}>
      {children}
    </Disclosure>
  );
}

function ChoiceSection({ name, startsOpen }: SectionProps<FacetName>) {
  const entries = useFacetEntries(name);
  if (entries.length === 0) return null;
  return (
    <Section name={name} startsOpen={startsOpen}>
      <ChoiceFacet name={name} entries={entries} />
    </Section>
  );
}

/** Kilometres always slide, the price where the tenant wants the facet slider; years are two fields (SE-042). */
function RangeSection({ name, startsOpen }: SectionProps<RangeFacetName>) {
  const { priceSliderVariant } = useSite().switches;
  const isSlider = name === 'km' || (name === 'price' && priceSliderVariant === 'facet');
  return (
    <Section name={name} startsOpen={startsOpen}>
      {isSlider ? <SliderFacet name={name} /> : <RangeFacet name={name} />}
    </Section>
  );
}

/** Narrows the results to certified cars (SE-041). */
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
