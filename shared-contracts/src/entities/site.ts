import { array, lazy, mixed, string, type InferType, type ObjectSchema } from 'yup';
import { ROUTES } from '../routes/table';
import { switchesSchema } from '../site/switches';
import { entity, flag, optionalNumber, optionalText, requiredNumber, requiredText, text, textList } from './fields';
import { locationSchema, openingHourSchema } from './location';

/** One entry of the site's menu (CO-024). */
export interface NavigationItem {
  url: string;
  name: string;
  mandatory: boolean;
  className: string | null;
  dropdownItems: NavigationItem[];
  dynamicDropdown: string | null;
}

const navigationItemSchema: ObjectSchema<NavigationItem> = entity({
  url: requiredText(),
  name: requiredText(),
  mandatory: flag(true),
  className: optionalText(),
  dynamicDropdown: optionalText(),
  dropdownItems: array()
    .of(lazy(() => navigationItemSchema))
    .defined()
    .default([]),
}) as ObjectSchema<NavigationItem>;

/** A legal dealership of the group; leads and stock belong to one. */
export const dealershipSchema = entity({
  id: requiredNumber(),
  slug: requiredText(),
  name: requiredText(),
});
export type Dealership = InferType<typeof dealershipSchema>;

/** The few seeds from which the design system derives a tenant's whole look. */
export const themeSchema = entity({
  /** Brand colour, any CSS colour. */
  brand: requiredText(),
  /** Second colour for highlights. */
  accent: requiredText(),
  /** Ground colour of the page. */
  surface: text().default('#ffffff'),
  headingFont: text().default('system'),
  bodyFont: text().default('system'),
  density: text().default('regular'),
  corner: text().default('soft'),
  cardStyle: text().default('raised'),
  heroStyle: text().default('split'),
  scheme: text().default('light'),
});
export type Theme = InferType<typeof themeSchema>;

const pathPattern = () => string().matches(/^\/(?!\/)/, { message: '${path} must begin with /', excludeEmptyString: true });
const paramsOf = (pattern: string) => (pattern.match(/:\w+/g) ?? []).toSorted().join(' ');

/** Which of the route table's entries this tenant moves, doubles or switches off (PL-007). */
export const routeChangeSchema = entity({
  /** Id of the route in the platform's table, for example SH-020. */
  route: requiredText().test('known', ({ path, value }) => `${path}: the platform has no route ${value}`, (id) => ROUTES.some((each) => each.id === id)),
  /** New pattern; missing keeps the platform's. */
  pattern: pathPattern().nullable().default(null),
  /** More patterns that lead to the same page. */
  also: array().of(pathPattern().required()).defined().default([]),
  /** true answers the address as an unknown path. */
  off: flag(),
}).test('params', '', ({ route, pattern, also }, context) => {
  const original = ROUTES.find((each) => each.id === route)?.pattern;
  const names = original && paramsOf(original);
  const wrong = [pattern, ...also].find((each) => names !== undefined && each && paramsOf(each) !== names);
  return wrong
    ? context.createError({ path: `${context.path}.pattern`, message: `${wrong} must hold the same parameters as ${original}` })
    : true;
});
export type RouteChange = InferType<typeof routeChangeSchema>;

/**
 * Everything one tenant's site needs to know (CO-012), as the browser may see it.
 * Credentials of the back end are never part of it; `search_key` is a search-only key.
 */
export const siteConfigSchema = entity({
  id: requiredNumber(),
  slug: requiredText().matches(/^[a-z0-9-]+$/, 'slug may hold lower-case letters, digits and hyphens only'),
  template: optionalText(),
  name: requiredText(),
  /** Host names that lead to this site, without port. `<slug>.localhost` always does. */
  hosts: textList(),
  dealership_id: optionalNumber(),
  dealerships: array().of(dealershipSchema).defined().default([]),
  dealership_websites: array().of(entity({ make: requiredText() })).defined().default([]),
  locations: array().of(locationSchema).defined().default([]),
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
  search_filters: text(),
  search_index: text().default('Car_production'),
  vdp_config: entity({ show_map_section: flag(true) }).default({ show_map_section: true }),
  autograb: flag(),
  phone: optionalText(),
  email: optionalText(),
  address: entity({ street: text(), city: text(), state: text(), postcode: text() }),
  opening_hours: array().of(openingHourSchema).defined().default([]),
  facebook_url: optionalText(),
  instagram_url: optionalText(),
  youtube_url: optionalText(),
  linkedin_url: optionalText(),
  tiktok_url: optionalText(),
  base_domain: optionalText(),
  complaints_contact: optionalText(),
  navigation: array().of(navigationItemSchema).defined().default([]),
  url: requiredText(),
  theme: themeSchema,
  /** Short promise under the name, home page hero and meta description. */
  tagline: text(),
  /** Tenant content by path, sanitised HTML with a title (SH-182). */
  pages: mixed<Record<string, { title: string; html: string }>>().defined().default({}),
  routes: array().of(routeChangeSchema).defined().default([]),
  switches: switchesSchema,
});
export type SiteConfig = InferType<typeof siteConfigSchema>;
