export { SectionHero } from './sections/SectionHero';
export { Sections, type SectionsProps } from './sections/Sections';
