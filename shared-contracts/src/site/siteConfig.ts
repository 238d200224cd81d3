import { array, type InferType } from 'yup';
import { entity, flag, id, listOf, oneOf, optionalNumber, optionalText, recordOf, requiredText, text, textList } from '../entities/fields';
import { stateText } from '../entities/place';
import { locationSchema, openingHourSchema } from '../entities/location';
import { navigationItemSchema } from '../entities/navigation';
import { routeChangeSchema } from '../routes/routeChange';
import { switchesSchema } from '../switches/switches';
import { CARD_STYLES, COLOUR, CORNERS, DENSITIES, HERO_STYLES, LOCAL_FONTS, SERVED_FONTS } from './themeWords';
import { dealershipSchema } from './dealership';
import { contentPageSchema, pageSectionsSchema, type ContentPage } from './sections';

/** Words that a theme may have; a document that is served already with another one looks as with the default. */
const word = (words: readonly string[], initially: string) =>
  text()
    .default(initially)
    .meta({ jsonSchema: { enum: words } });
const COLOUR_SCHEMA = {
  pattern: COLOUR.source,
  patternErrorMessage: 'must be a colour such as #5a2fd0, rgb(90, 47, 208), hsl(256, 63%, 50%) or oklch(0.5 0.2 290)',
};
const colour = <Of extends ReturnType<typeof text> | ReturnType<typeof requiredText>>(schema: Of) =>
  schema.meta({ jsonSchema: COLOUR_SCHEMA }) as Of;

/** The few seeds from which the design system derives a tenant's whole look. */
export const themeSchema = entity({
  /** Brand colour, any CSS colour. */
  brand: colour(requiredText()),
  /** Second colour for highlights. */
  accent: colour(requiredText()),
  /** Ground colour of the page. */
  surface: colour(text()).default('#ffffff'),
  /** A face that the site serves (archivo, bitter, fraunces, sora), or as bodyFont one that visitors have. */
  headingFont: word([...LOCAL_FONTS, ...SERVED_FONTS], 'system'),
  bodyFont: word(LOCAL_FONTS, 'system'),
  density: word(DENSITIES, 'regular'),
  corner: word(CORNERS, 'soft'),
  cardStyle: word(CARD_STYLES, 'raised'),
  heroStyle: word(HERO_STYLES, 'split'),
  /** Looks that the tenant allows; with both, the visitor's device chooses. */
  colourSchemes: array()
    .of(oneOf(['light', 'dark']))
    .min(1)
    .defined()
    .default(['light']),
});
export type Theme = InferType<typeof themeSchema>;

/** The chat page of a provider, with the dealer's key in its address. */
const chatSchema = entity({
  /** '{subject}' becomes sales, service or parts. */
  address: requiredText().matches(
    /^(example:|https:\/\/[^\s/]+\/\S*)$/,
    'address must begin with https://, or be example: in a demonstration',
  ),
  placement: oneOf(['right', 'left']).default('right'),
});

/** Analytics of an outside service, loaded once a page can be used. What the texts must be is in documents/analyticsMistakes.ts: pages with forms load this schema. */
const analyticsSchema = entity({
  /** Container of Google Tag Manager (GTM-…) or measurement id of Google Analytics 4 (G-…). */
  id: requiredText(),
  /** Loaded for visitors alone who have allowed it. */
  consent: flag(true),
  /** Origins besides Google's from which tags of the container load scripts, such as https://connect.facebook.net. */
  scripts: textList(),
  /** Origins besides Google's that they send to, or load images and frames from. */
  origins: textList(),
  /** false where tags of the container write HTML or scripts as text: pages of this site then accept that from any of their scripts. */
  trusted_types: flag(true),
});
export type OutsideAnalytics = InferType<typeof analyticsSchema>;

/**
 * Everything one tenant's site needs to know, as the browser may see it.
 * Credentials of the back end are never part of it; `search_key` is a search-only key.
 */
export const siteConfigSchema = entity({
  id: id(),
  slug: requiredText().matches(/^[a-z0-9-]+$/, 'slug may hold lower-case letters, digits and hyphens only'),
  template: optionalText(),
  name: requiredText(),
  /** Host names that lead to this site, without port; the others redirect to the first. In a demonstration `<slug>.localhost` does, too. */
  hosts: textList(),
  dealership_id: optionalNumber(),
  dealerships: listOf(dealershipSchema),
  dealership_websites: listOf(entity({ make: requiredText() })),
  locations: listOf(locationSchema),
  manufacturer: entity({ name: requiredText(), slug: requiredText() }).nullable().default(null),
  finance_provider: optionalText(),
  specifications: entity({
    just_arrived_days: optionalNumber(),
    just_arrived_tag_name: optionalText(),
    sold_tag_name: optionalText(),
  }).default({ just_arrived_days: null, just_arrived_tag_name: null, sold_tag_name: null }),
  stock_count: optionalNumber(),
  /** Algolia application id; 'local' is the embedded endpoint on the site's own origin. */
  search_app: text().default('local'),
  search_host: text(),
  search_key: text(),
  /** Key of the indexes of models and products, where it is another one than that of cars: the server derives it for browsers. */
  search_records_key: text(),
  search_filters: text(),
  search_index: text().default('Car_production'),
  /** Page of the chat provider, shown in a frame once a visitor opens the chat; null where there is none. */
  chat: chatSchema.nullable().default(null),
  /** Outside analytics; null where there are none: nothing outside is then contacted. */
  analytics: analyticsSchema.nullable().default(null),
  /** Publishable key of the payment provider, with which browsers make tokens of cards; null where nobody pays by its card field. */
  payment_key: optionalText().matches(
    /^pk_(test|live)_\w+$/,
    'payment_key is the publishable key (pk_live_… or pk_test_…); a secret key is never part of this document',
  ),
  vdp_config: entity({ show_map_section: flag(true) }).default({ show_map_section: true }),
  autograb: flag(),
  phone: optionalText(),
  email: optionalText(),
  /** Australian Business Number, for receipts. */
  abn: optionalText().matches(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'abn must have 11 digits'),
  address: entity({ street: text(), city: text(), state: stateText(), postcode: text() }),
  opening_hours: listOf(openingHourSchema),
  facebook_url: optionalText(),
  instagram_url: optionalText(),
  youtube_url: optionalText(),
  linkedin_url: optionalText(),
  tiktok_url: optionalText(),
  base_domain: optionalText(),
  complaints_contact: optionalText(),
  navigation: listOf(navigationItemSchema),
  url: requiredText().meta({
    jsonSchema: { pattern: '^https?://[^\\s/]+', patternErrorMessage: 'must be a web address, beginning with https://' },
  }),
  theme: themeSchema,
  /** Short promise under the name, home page hero and meta description. */
  tagline: text(),
  /** Content pages by path without the leading slash, and texts of the site's own pages, such as 'footer'. */
  pages: recordOf<ContentPage>(contentPageSchema),
  sections: pageSectionsSchema,
  routes: listOf(routeChangeSchema),
  switches: switchesSchema,
});
export type SiteConfig = InferType<typeof siteConfigSchema>;
