import { CAR_TYPES, carTypeName, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { valueLabel } from '../facets/facetWords';

const joined = (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);
const capitalised = (text: string) => text.replaceAll(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
/** More choices than this say less than none. */
const NAMED = 2;

function namesOf(name: 'make' | 'model' | 'body' | 'dealership' | 'location' | 'city' | 'state', state: SearchState, site: SiteConfig): string[] {
  const names = [...new Set((state.facets[name] ?? []).map((value) => valueLabel(name, value, site)))];
  return names.length > NAMED ? [] : names;
}

/** Heading and title of the results of a search: 'Used Toyota SUV Vehicles for Sale at Perth'. */
export function resultsTitle(state: SearchState, site: SiteConfig): string {
  const chosen = state.facets.car_type ?? site.switches.salesTypes;
  const types = CAR_TYPES.filter((type) => chosen.includes(type)).map((type) => carTypeName(type, site.switches));
  const what = [
    joined(types),
    joined(namesOf('make', state, site)),
    joined(namesOf('model', state, site)),
    capitalised(state.query),
    joined(namesOf('body', state, site)),
    'Vehicles for Sale',
  ];
  const places = [...namesOf('dealership', state, site), ...namesOf('location', state, site)];
  const areas = [...namesOf('city', state, site), ...namesOf('state', state, site)];
  if (places.length > 0) what.push(`at ${joined(places)}`);
  if (areas.length > 0) what.push(`in ${joined(areas)}`);
  return what.filter(Boolean).join(' ');
}
