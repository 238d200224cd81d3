import { useSite, type HeroSection } from '@forecourt/shared-contracts';
import { Hero } from '../hero/Hero';
import { PageHeading } from '../page-heading/PageHeading';
import { PlacedSlot } from './PlacedSlot';

/** The first band of the home page, with the name and promise of the site where the section has no words of its own. */
export function SectionHero({ section: { title, lead, tools } }: { section: Pick<HeroSection, 'title' | 'lead' | 'tools'> }) {
  const site = useSite();
  return (
    <Hero tools={tools.length > 0 && tools.map((tool) => <PlacedSlot key={tool.slot} {...tool} />)}>
      <PageHeading lead={lead ?? site.tagline}>{title ?? site.name}</PageHeading>
    </Hero>
  );
}
