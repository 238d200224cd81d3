import type { SiteConfig } from './siteConfig';

/** A slot that a tenant document places. */
export interface PlacedSlot {
  /** Where the document has it, for example sections["shell.home"][2]. */
  path: string;
  slot: string;
  props: object;
  /** Route of the page that has it; null for a content page. */
  route: string | null;
  /** Where in the page; undefined for below it. */
  position: string | undefined;
}

/** A site as far as it places slots. */
export type ComposedSite = Pick<SiteConfig, 'sections' | 'pages'>;

/** Each list of sections with its place in the document. */
const sectionLists = ({ sections, pages }: ComposedSite) => [
  ...Object.entries(sections).map(([route, list]) => ({ place: `sections["${route}"]`, route, list })),
  ...Object.entries(pages).map(([name, { sections: list = [] }]) => ({ place: `pages.${name}.sections`, route: null, list })),
];

/** Every slot that a document places, also the tools of a hero. */
export const placedSlots = (site: ComposedSite): PlacedSlot[] =>
  sectionLists(site).flatMap(({ place, route, list }) =>
    list.flatMap((section, at): PlacedSlot[] => {
      const path = `${place}[${at}]`;
      if (section.type === 'slot') return [{ path, slot: section.slot, props: section.props, route, position: section.position }];
      return section.type === 'hero'
        ? section.tools.map((tool, index) => ({ path: `${path}.tools[${index}]`, ...tool, route, position: undefined }))
        : [];
    }),
  );
