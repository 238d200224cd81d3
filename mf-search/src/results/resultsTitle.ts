import { CAR_TYPES, carTypeName, slugOf, type Car, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { isBareNumber, valueLabel } from '../facets/facetLabels';

const joined = (words: readonly string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);
const capitalised = (text: string) => text.replaceAll(/(^|\s)\p{Ll}/gu, (first) => first.toUpperCase());
/** A title with more names than this is less clear than one without. */
const MAX_NAMES = 2;

function namesOf(name: 'make' | 'body' | 'dealership' | 'location' | 'city' | 'state', state: SearchState, site: SiteConfig): string[] {
  const names = [...new Set((state.facets[name] ?? []).map((value) => valueLabel(name, value, site)))];
  return names.length > MAX_NAMES ? [] : names;
}

/** Models as they read after the makes of a title; without one a bare number says nothing. */
function modelsOf(state: SearchState, hasMake: boolean): string[] {
  const models = (state.facets.model ?? []).filter((model) => hasMake || !isBareNumber(model));
  return models.length > MAX_NAMES ? [] : models;
}

/** Words beside a make as the maker writes the model, where the cars found have one that reads so; else with capitals. */
function modelOfWords(words: string, cars: readonly Pick<Car, 'model'>[]): string {
  return cars.find(({ model }) => slugOf(model) === slugOf(words))?.model ?? capitalised(words);
}

/** The car types of a search in their order; none when it includes all of them. */
function typesOf(state: SearchState, { switches }: SiteConfig): string[] {
  const chosen = state.facets.car_type ?? switches.salesTypes;
  const types = CAR_TYPES.filter((type) => chosen.includes(type));
  return types.length === CAR_TYPES.length ? [] : types.map((type) => carTypeName(type, switches));
}

/**
 * Heading and title of the results of a search: 'Used Toyota SUV Vehicles for Sale at Perth'. `cars` are those found so far: a path has only
 * the words of a model, 'cx-5'.
 */
export function resultsTitle(state: SearchState, site: SiteConfig, cars: readonly Pick<Car, 'model'>[] = []): string {
  const makes = namesOf('make', state, site);
  // Text beside a make is most likely its model.
  const isModel = makes.length > 0;
  const what = [
    joined(typesOf(state, site)),
    joined(makes),
    joined(modelsOf(state, isModel)),
    isModel ? modelOfWords(state.query, cars) : '',
    joined(namesOf('body', state, site)),
    'Vehicles for Sale',
  ];
  const places = [...namesOf('dealership', state, site), ...namesOf('location', state, site)];
  const areas = [...namesOf('city', state, site), ...namesOf('state', state, site)];
  if (places.length > 0) what.push(`at ${joined(places)}`);
  if (areas.length > 0) what.push(`in ${joined(areas)}`);
  if (state.near) what.push(`within ${state.near.km} km of ${state.near.postcode}`);
  if (state.query && !isModel) what.push(`matching “${state.query}”`);
  return what.filter(Boolean).join(' ');
}
