import type { SiteConfig } from './siteConfig';

/** A slot that a tenant document places. */
export interface PlacedSlot {
  /** Where the document has it, for example sections["shell.home"][2]. */
  path: string;
  slot: string;
  props: object;
}

/** A site as far as it places slots. */
export type ComposedSite = Pick<SiteConfig, 'sections' | 'pages'>;

/** Each list of sections with its place in the document. */
const sectionLists = ({ sections, pages }: ComposedSite) => [
  ...Object.entries(sections).map(([route, list]) => ({ place: `sections["${route}"]`, list })),
  ...Object.entries(pages).map(([name, { sections: list = [] }]) => ({ place: `pages.${name}.sections`, list })),
];

/** Every slot that a document places, also the tools of a hero. */
export const placedSlots = (site: ComposedSite): PlacedSlot[] =>
  sectionLists(site).flatMap(({ place, list }) =>
    list.flatMap((section, at) => {
      const path = `${place}[${at}]`;
      if (section.type === 'slot') return [{ path, slot: section.slot, props: section.props }];
      return section.type === 'hero' ? section.tools.map((tool, index) => ({ path: `${path}.tools[${index}]`, ...tool })) : [];
    }),
  );
