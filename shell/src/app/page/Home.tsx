import { useSite, type HeroSection, type PageSection } from '@forecourt/shared-contracts';
import type { Section } from '@forecourt/shared-contracts/shell';
import { SectionHero, Sections } from '@forecourt/shared-ui/sections';

const HERO: HeroSection = { type: 'hero', title: null, lead: null, tools: [{ slot: 'search-box', props: { placement: 'hero' } }] };

/** The home page of a site whose document has none. */
const SECTIONS: readonly PageSection[] = [
  { type: 'slot', slot: 'price-slider', props: {} },
  { type: 'slot', slot: 'latest-cars', props: { limit: 8 } },
  { type: 'slot', slot: 'offer-cards', props: { limit: 3 } },
  { type: 'slot', slot: 'valuation-widget', props: {} },
  { type: 'slot', slot: 'guarantee-strip', props: {} },
  { type: 'slot', slot: 'location-block', props: { filter: 'sales' } },
  { type: 'slot', slot: 'reviews', props: {} },
];
/** Sections below the hero that a first view may reach. */
const EAGER = 2;

const isHero = (section: Section): section is HeroSection => section.type === 'hero';

/** The home page: the sections of the tenant document, below a hero that every site has. */
export function Home() {
  const all: readonly Section[] = useSite().sections['shell.home'] ?? SECTIONS;
  return (
    <>
      <SectionHero section={all.find(isHero) ?? HERO} />
      <Sections sections={all.filter((section) => !isHero(section))} eager={EAGER} />
    </>
  );
}
