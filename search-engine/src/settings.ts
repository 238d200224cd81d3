import { InvalidQueryError } from './clause';
import { typoRules, type TypoRules } from './wordMatch';

/** One criterion of an order; records without the number are last in both directions. */
export interface RankingCriterion {
  attribute: string;
  direction: 'asc' | 'desc';
}

/** Settings of an index in Algolia's format. Settings that the engine does not use are stored and returned. */
export interface IndexSettings {
  readonly searchableAttributes?: readonly string[] | null;
  readonly attributesForFaceting?: readonly string[] | null;
  /** Without it every number of a record can be filtered. */
  readonly numericAttributesForFiltering?: readonly string[] | null;
  readonly ranking?: readonly string[] | null;
  readonly customRanking?: readonly string[] | null;
  /** Names of indexes with the same records in another order; `virtual(name)` is the same here. */
  readonly replicas?: readonly string[] | null;
  readonly attributeForDistinct?: string | null;
  readonly [other: string]: unknown;
}

export interface FacetSetting {
  attribute: string;
  isSearchable: boolean;
  isCounted: boolean;
}

/** The parsed settings that the engine uses. */
export interface EngineSettings {
  /** Groups of searchable attributes, most important first; null: every text of a record. */
  searchable: readonly (readonly string[])[] | null;
  facets: ReadonlyMap<string, FacetSetting>;
  /** null: every number of a record. */
  numbers: readonly string[] | null;
  order: readonly RankingCriterion[];
  typos: TypoRules;
  distinctBy: string | null;
}

/** Parses `searchable(make)`, `filterOnly(status)` and `afterDistinct(make)`. */
export function facetSetting(text: string): FacetSetting {
  const modifiers: string[] = [];
  let attribute = text.trim();
  for (let found = /^(searchable|filterOnly|afterDistinct)\((.+)\)$/.exec(attribute); found;) {
    modifiers.push(found[1] as string);
    attribute = found[2] as string;
    found = /^(searchable|filterOnly|afterDistinct)\((.+)\)$/.exec(attribute);
  }
  return { attribute, isSearchable: modifiers.includes('searchable'), isCounted: !modifiers.includes('filterOnly') };
}

/** Parses `asc(price)`; null for Algolia's own criteria such as `typo`. */
export function rankingCriterion(text: string): RankingCriterion | null {
  const found = /^(asc|desc)\(([^()]+)\)$/.exec(text.trim());
  return found ? { attribute: (found[2] as string).trim(), direction: found[1] as 'asc' | 'desc' } : null;
}

/** `virtual(Car_price)` is Car_price: in this engine every replica has a sort order of its own. */
export const replicaName = (text: string) => /^virtual\((.+)\)$/.exec(text.trim())?.[1] ?? text.trim();

const texts = (settings: IndexSettings, name: keyof IndexSettings): readonly string[] | null => {
  const value = settings[name];
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
    throw new InvalidQueryError(`${name}: expected a list of texts`);
  }
  return value as string[];
};

const customRanking = (settings: IndexSettings) =>
  (texts(settings, 'customRanking') ?? []).map((text) => {
    const criterion = rankingCriterion(text);
    if (!criterion) throw new InvalidQueryError(`customRanking: expected "asc(attribute)" or "desc(attribute)" instead of "${text}"`);
    return criterion;
  });

/** `sorts`: the criteria `asc(x)` and `desc(x)` of `ranking`, which sort hits first; `order`: these, then customRanking. */
export function replicaOrder(settings: IndexSettings): { sorts: readonly RankingCriterion[]; order: readonly RankingCriterion[] } {
  const sorts = (texts(settings, 'ranking') ?? []).flatMap((text) => rankingCriterion(text) ?? []);
  return { sorts, order: [...sorts, ...customRanking(settings)] };
}

/** Throws InvalidQueryError for invalid settings. */
export function engineSettings(settings: IndexSettings): EngineSettings {
  const searchable = texts(settings, 'searchableAttributes');
  const facets = (texts(settings, 'attributesForFaceting') ?? []).map(facetSetting);
  const distinctBy = settings.attributeForDistinct ?? null;
  const own: FacetSetting[] = ['_tags', ...(distinctBy === null ? [] : [distinctBy])].map((attribute) => ({
    attribute,
    isSearchable: false,
    isCounted: false,
  }));
  return {
    searchable:
      searchable === null || searchable.length === 0
        ? null
        : searchable.map((group) => group.split(',').map((each) => each.trim().replace(/^(?:un)?ordered\((.+)\)$/, '$1'))),
    facets: new Map([...own, ...facets].map((each) => [each.attribute, each])),
    numbers: texts(settings, 'numericAttributesForFiltering')?.map((each) => each.replace(/^equalOnly\((.+)\)$/, '$1')) ?? null,
    order: replicaOrder(settings).order,
    typos: typoRules(settings),
    distinctBy,
  };
}

/** Every attribute in these settings and in the orders of the replicas. */
export function namedAttributes(settings: IndexSettings, replicas: readonly IndexSettings[]): string[] {
  const { searchable, facets, numbers, order } = engineSettings(settings);
  const orders = replicas.flatMap((own) => replicaOrder({ ...settings, ...own }).order);
  const ranked = [...order, ...orders].map(({ attribute }) => attribute);
  return [...new Set([...(searchable ?? []).flat(), ...facets.keys(), ...(numbers ?? []), ...ranked])];
}

/** Settings of sorted replicas by name, from the criterion that each sorts by first, for example `asc(price)`. */
export const sortReplicaSettings = (criteria: Readonly<Record<string, string>>): Record<string, IndexSettings> =>
  Object.fromEntries(Object.entries(criteria).map(([name, first]) => [name, { ranking: [first] }]));
