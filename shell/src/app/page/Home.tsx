import { useSite, type HeroSection, type PageSection } from '@forecourt/shared-contracts';
import type { Section } from '@forecourt/shared-contracts/shell';
import { SectionHero, Sections } from '@forecourt/shared-ui/sections';
import { useShell } from '../shell-services/shellServices';

const SEARCH = { slot: 'stock-search', props: {} };
/** Of releases of the search module that have no search by body and price. */
const OLDER_SEARCH = { slot: 'search-box', props: { placement: 'hero' } };
const HERO: HeroSection = { type: 'hero', title: null, lead: null, tools: [SEARCH] };

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
  const { slots } = useShell().composition;
  const hero = all.find(isHero) ?? HERO;
  const tools = SEARCH.slot in slots ? hero.tools : hero.tools.map((tool) => (tool.slot === SEARCH.slot ? OLDER_SEARCH : tool));
  return (
    <>
      <SectionHero section={{ ...hero, tools }} />
      <Sections sections={all.filter((section) => !isHero(section))} eager={EAGER} />
    </>
  );
}
