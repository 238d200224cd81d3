export { SectionHero } from './sections/SectionHero';
export { Sections, type PageSection, type SectionsProps } from './sections/Sections';
