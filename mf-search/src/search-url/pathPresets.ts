import { CAR_TYPES, makeName, makeSpellings, slugOf, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { BODY_TYPES, bodyTypeName, bodyTypeSpellings } from './bodyTypes';
import { MAKES } from '@forecourt/shared-contracts/makes';

/** Shape of a results address: bare, with one slug, or with make and model. */
export type SearchPathKind = 'search' | 'preset' | 'make-model';

type PresetSite = Pick<SiteConfig, 'dealership_websites' | 'manufacturer' | 'dealerships' | 'locations'>;
type Preset = Partial<SearchState>;

const FIXED: Readonly<Record<string, Preset>> = {
  'new-used-and-demo-cars': {},
  'new-and-demo-cars': { facets: { car_type: ['new', 'demo'] } },
  'used-cars': { facets: { car_type: ['used'] } },
  'pre-owned': { facets: { car_type: ['used'] } },
};

const wordsOf = (slug: string) => slug.replaceAll(/[-\s]+/g, ' ').trim();

/** Raw make spellings behind a slug; the site's own makes win over the general list. */
function makesOf(slug: string, site: PresetSite): string[] | null {
  const own = [...site.dealership_websites.map(({ make }) => make), ...(site.manufacturer ? [site.manufacturer.name] : [])];
  const found = [...own, ...MAKES].find((make) => makeSpellings(make).some((spelling) => slugOf(spelling) === slug));
  return found === undefined ? null : makeSpellings(makeName(found));
}

function presetOf(slug: string, site: PresetSite): Preset {
  if (Object.hasOwn(FIXED, slug)) return FIXED[slug] ?? {};
  const type = CAR_TYPES.find((each) => slug === `${each}-cars`);
  if (type) return { facets: { car_type: [type] } };
  const makes = makesOf(slug, site);
  if (makes) return { facets: { make: makes } };
  const body = BODY_TYPES.find((each) => [slugOf(each), slugOf(bodyTypeName(each))].includes(slug));
  if (body) return { facets: { body: bodyTypeSpellings(body) } };
  const dealership = site.dealerships.find((each) => each.slug === slug);
  if (dealership) return { facets: { dealership: [dealership.slug] } };
  const location = site.locations.find((each) => each.slug === slug);
  if (location) return { facets: { location: [String(location.id)] } };
  return { query: wordsOf(slug) };
}

/**
 * The filters of the path of a results page, before any query parameter: fixed slugs, then type, make, body,
 * dealership, location, else the slug's words as text; null for none.
 */
export function pathPreset(kind: SearchPathKind, params: Readonly<Record<string, string | undefined>>, site: PresetSite): Preset | null {
  if (kind === 'preset' && params.preset) return presetOf(params.preset.toLowerCase(), site);
  if (kind === 'make-model' && params.make && params.model) {
    const makes = makesOf(params.make.toLowerCase(), site);
    // The slug does not have the spelling of the model in the stock, so its words become the text query.
    return makes ? { facets: { make: makes }, query: wordsOf(params.model) } : { query: wordsOf(`${params.make} ${params.model}`) };
  }
  return null;
}
