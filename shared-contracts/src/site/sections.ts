import { array, lazy, mixed, object, string, type InferType, type ObjectShape, type Schema } from 'yup';
import { isRecord } from '../entities/isRecord';
import { entity, oneOf, optionalText, recordOf, requiredText, text } from '../entities/fields';
import { navigationSwitches } from '../switches/navigation';
import { isAddress, words } from '../switches/switchTypes';

/** An object that may have the named fields only: a misspelt one is a mistake that its author must see. */
const exactly = <Shape extends ObjectShape>(shape: Shape) => object(shape).exact('${path} has the unknown field ${properties}');

/** The route of the home page, the only one whose page is its sections. */
export const HOME_ROUTE = 'shell.home';

const LINK_NAMES = Object.keys(navigationSwitches.bannerLinks.fields);
export type BannerLinkName = keyof InferType<typeof navigationSwitches.bannerLinks>;

/** Where a button leads: a name of the switch bannerLinks, or an address. */
const target = () =>
  requiredText().test(
    'target',
    `\${path} must be one of ${LINK_NAMES.join(', ')}, a path beginning with /, or a web address`,
    (value) => LINK_NAMES.includes(value) || isAddress(value),
  );

const buttonSchema = exactly({ text: words(), to: target() });
export type SectionButton = InferType<typeof buttonSchema>;

/** A slot with the props that the document gives it; the slot's own schema in its release says which. */
const placed = { slot: requiredText(), props: mixed({ type: 'object', check: isRecord }).default({}) };

const bannerSchema = exactly({
  title: words(),
  text: text(),
  /** Path of an image at the image service. */
  image: optionalText(),
  tone: oneOf(['plain', 'brand', 'dark']).default('plain'),
  button: buttonSchema.nullable().default(null),
});
export type Banner = InferType<typeof bannerSchema>;

const SCHEMAS = {
  /** The first band of the home page, with the name of the site unless it has a title, and slots as its tools. */
  hero: exactly({
    type: oneOf(['hero']),
    title: optionalText(),
    lead: optionalText(),
    tools: array().of(exactly(placed)).max(2).defined().default([]),
  }),
  /** Running text; `html` may hold what content pages may. */
  text: exactly({ type: oneOf(['text']), title: text(), html: requiredText() }),
  /** Banners beside each other. */
  banners: exactly({ type: oneOf(['banners']), banners: array().of(bannerSchema).min(1).max(4).required() }),
  buttons: exactly({ type: oneOf(['buttons']), title: text(), buttons: array().of(buttonSchema).min(1).max(8).required() }),
  /** Below the page, or at a position that the page has; positions give slots what they need of the page. */
  slot: exactly({ type: oneOf(['slot']), ...placed, position: string().optional() }),
};
type SectionType = keyof typeof SCHEMAS;
type SectionOf<Type extends SectionType> = Omit<InferType<(typeof SCHEMAS)[Type]>, 'type'> & { type: Type };
export type HeroSection = SectionOf<'hero'>;
export type SlotSection = SectionOf<'slot'>;
/** One part of a page that a tenant document composes. */
export type Section = { [Type in SectionType]: SectionOf<Type> }[SectionType];

/** A section below the first band of a page. */
export type PageSection = Exclude<Section, HeroSection>;

/** A section of one of these types; an unknown type is named with those that there are. */
const sectionOf = (types: readonly SectionType[]) =>
  lazy((value: unknown) => {
    const type = types.find((each) => isRecord(value) && value.type === each);
    return (type ? SCHEMAS[type] : object({ type: oneOf(types) })) as unknown as Schema<Section>;
  }).meta({ types: Object.fromEntries(types.map((type) => [type, SCHEMAS[type]])) });
const TYPES = Object.keys(SCHEMAS) as SectionType[];
const listOfTypes = (types: readonly SectionType[]) => array().of(sectionOf(types)).required();

/** Sections by the name of the route on whose page they are: those of shell.home make up the home page, others come below their page. */
export const pageSectionsSchema = recordOf<Section[]>(listOfTypes(TYPES) as unknown as Schema<Section[]>);
export type PageSections = Readonly<Record<string, readonly Section[]>>;

/** A content page of a tenant: running text, then sections. */
export const contentPageSchema = entity({
  title: requiredText(),
  html: text(),
  sections: listOfTypes(TYPES.filter((type) => type !== 'hero')).optional() as unknown as Schema<PageSection[] | undefined>,
});
export type ContentPage = InferType<typeof contentPageSchema>;
