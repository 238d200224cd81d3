import type { PageSection } from '@forecourt/shared-contracts';
import { PageFrame } from '../page-frame/PageFrame';
import { BannersSection } from './BannersSection';
import { ButtonsSection } from './ButtonsSection';
import { PlacedSlot } from './PlacedSlot';
import { TextSection } from './TextSection';

export interface SectionsProps {
  sections: readonly PageSection[];
  /** Number of sections that may be in the first view: their slots hydrate with the page. */
  eager?: number;
}

function SectionContent({ section, isEager }: { section: PageSection; isEager: boolean }) {
  switch (section.type) {
    case 'text':
      return <TextSection {...section} />;
    case 'banners':
      return <BannersSection {...section} />;
    case 'buttons':
      return <ButtonsSection {...section} />;
    case 'slot':
      return <PlacedSlot {...section} hydrate={isEager ? 'load' : 'visible'} />;
  }
}

/** The sections of a page that its tenant document composes, one below the other. A slot without content takes no space. */
export function Sections({ sections, eager = 0 }: SectionsProps) {
  return (
    <PageFrame kind="home">
      {sections.map((section, at) => (
        // A document has no names for its sections, and their order changes with the document only.
        // oxlint-disable-next-line react/no-array-index-key
        <SectionContent key={at} section={section} isEager={at < eager} />
      ))}
    </PageFrame>
  );
}
