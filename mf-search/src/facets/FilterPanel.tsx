import { siteFacets, useSite, type FacetName, type RangeFacetName } from '@forecourt/shared-contracts';
import { Disclosure } from '@forecourt/shared-ui';
import { useState, type ReactNode } from 'react';
import { RefineLink } from '../address/RefineLink';
import { withToggled } from '../address/refine';
import { useSearch } from '../results/SearchContext';
import { isFacetName, isRangeName } from '../search-service/facets';
import { ChoiceFacet, useFacetEntries } from './ChoiceFacet';
import { facetTitle } from './facetWords';
import { RangeFacet } from './RangeFacet';
import styles from './FilterPanel.module.css';

/** Sections that start open; the others open when they hold a choice. */
const OPEN_AT_FIRST = 5;

/** Every filter that the tenant offers, each in a section of its own (SE-029, SE-038). */
export function FilterPanel() {
  const { switches } = useSite();
  const { state } = useSearch();
  const names = siteFacets(switches).filter((name) => name !== 'certified');

  return (
    <div className={styles.panel}>
      {switches.certifiedToggleEnabled && <CertifiedToggle />}
      {names.map((name, index) => {
        const startsOpen = index < OPEN_AT_FIRST || name in state.facets || name in state.ranges;
        if (isRangeName(name)) return <RangeSection key={name} name={name} startsOpen={startsOpen} />;
        return isFacetName(name) ? <ChoiceSection key={name} name={name} startsOpen={startsOpen} /> : null;
      })}
    </div>
  );
}

interface SectionProps<Name> {
  name: Name;
  startsOpen: boolean;
}

function Section({ title, startsOpen, children }: { title: string; startsOpen: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Disclosure summary={title} open={isOpen} onToggle={setOpen}>
      {children}
    </Disclosure>
  );
}

function ChoiceSection({ name, startsOpen }: SectionProps<FacetName>) {
  const entries = useFacetEntries(name);
  if (entries.length === 0) return null;
  return (
    <Section title={facetTitle(name)} startsOpen={startsOpen}>
      <ChoiceFacet name={name} entries={entries} />
    </Section>
  );
}

function RangeSection({ name, startsOpen }: SectionProps<RangeFacetName>) {
  return (
    <Section title={facetTitle(name)} startsOpen={startsOpen}>
      <RangeFacet name={name} />
    </Section>
  );
}

/** Narrows the results to certified cars (SE-041). */
function CertifiedToggle() {
  const { state, links } = useSearch();
  return (
    <RefineLink
      className={styles.toggle}
      to={links.to(withToggled(state, 'certified', ['true']))}
      isCurrent={state.facets.certified?.includes('true')}
    >
      <span className={styles.switch} aria-hidden="true" />
      Only show Toyota Certified Vehicles
    </RefineLink>
  );
}
