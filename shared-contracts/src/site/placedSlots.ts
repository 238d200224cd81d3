import type { PageSections } from './sections';

/** A slot that a tenant document places. */
export interface PlacedSlot {
  /** Where the document has it, for example sections["shell.home"][2]. */
  path: string;
  slot: string;
  props: object;
}

/** Every slot that a document places, also the tool of a hero. */
export const placedSlots = ({ sections }: { sections: PageSections }): PlacedSlot[] =>
  Object.entries(sections).flatMap(([route, list]) =>
    list.flatMap((section, at) => {
      const path = `sections["${route}"][${at}]`;
      if (section.type === 'slot') return [{ path, slot: section.slot, props: section.props }];
      return section.type === 'hero' && section.tool ? [{ path: `${path}.tool`, ...section.tool }] : [];
    }),
  );
