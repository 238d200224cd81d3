import { HOME_ROUTE, type PageSections } from './sections';

/** A hero that is not the first section of the home page, 'path: reason' each: a page has one heading of the first level. */
export const sectionOrderProblems = ({ sections }: { sections: PageSections }): string[] =>
  Object.entries(sections).flatMap(([route, list]) =>
    list.flatMap(({ type }, at) =>
      type === 'hero' && (route !== HOME_ROUTE || at > 0)
        ? [`sections["${route}"][${at}].type: a hero is the first section of ${HOME_ROUTE} only`]
        : [],
    ),
  );
