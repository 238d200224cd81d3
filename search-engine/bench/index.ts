import { SearchIndex, type IndexQuery, type IndexRecord } from '../src';
import { EVERYTHING } from '../src/testing/everything';

/** An index of invented records that can be searched again and again. */
export interface EngineBench {
  /** Names of the searches. */
  searches: readonly string[];
  /** The time of one search in ms. */
  search(name: string): number;
  /** The time of one changed record in ms. */
  update(): number;
}

const WORDS = [
  'amber',
  'basalt',
  'cobalt',
  'delta',
  'ember',
  'fjord',
  'granite',
  'harbour',
  'indigo',
  'juniper',
  'kestrel',
  'lagoon',
  'meadow',
  'nimbus',
  'orchid',
  'prairie',
];
const COLOURS = ['red', 'green', 'blue', 'white', 'black', 'silver'];

const word = (number: number) => WORDS[number % WORDS.length] as string;

const recordOf = (number: number): IndexRecord => ({
  objectID: String(number),
  name: `${word(number)} ${word(number * 7 + 3)}${number % 97} ${word(number * 13 + 5)}`,
  colour: COLOURS[(number * 5) % COLOURS.length] as string,
  price: 1000 + ((number * 7919) % 90_000),
});

const SEARCHES: Readonly<Record<string, Partial<IndexQuery>>> = {
  everything: {},
  'two words': { query: 'amber delta' },
  'typing errors': { query: 'ambar dleta' },
  'a word without a match': { query: 'zzxqv' },
  'a value and a range': {
    clauses: [
      [{ kind: 'value', attribute: 'colour', value: 'blue', isNegated: false }],
      [{ kind: 'range', attribute: 'price', low: 0, high: 40_000, isNegated: false }],
    ],
  },
};

const timed = (work: () => void) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** An index of so many records, and the time it took to build in ms. */
export function openEngineBench(count: number): EngineBench & { buildMs: number } {
  const index = new SearchIndex({
    searchableAttributes: ['name', 'colour'],
    attributesForFaceting: ['colour', 'price'],
    numericAttributesForFiltering: ['price'],
    customRanking: ['asc(price)'],
  });
  const records = Array.from({ length: count }, (_none, number) => recordOf(number));
  const buildMs = timed(() => {
    index.save(records);
    for (const _step of index.prepareInSteps());
  });
  let updates = 0;
  return {
    buildMs,
    searches: Object.keys(SEARCHES),
    search: (name) => timed(() => index.search({ ...EVERYTHING, attributesToRetrieve: ['*'], ...SEARCHES[name] })),
    update() {
      updates += 1;
      return timed(() => index.save([{ ...recordOf((updates * 31) % count), price: updates }]));
    },
  };
}
