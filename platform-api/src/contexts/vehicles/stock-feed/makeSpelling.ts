import { makeSpellings } from '@forecourt/shared-contracts';
import { MAKES } from '@forecourt/shared-contracts/makes';
import type { ModelCount } from '../stock/storedCars';

/** Spellings of the catalogue: makes with an accent have both. */
const CATALOGUE = [...MAKES.flatMap(makeSpellings), 'Citroën', 'Škoda'];

/** A name without what makes no other name: case, and how an accent is encoded. */
const sameName = (name: string) => name.normalize('NFC').toLowerCase();

/** Spellings by name; a name has the one that was added first. */
class Spellings {
  readonly #spellings = new Map<string, string>();

  /** The spelling of a name; its own where it has none yet. */
  add(name: string): string {
    const key = sameName(name);
    const known = this.#spellings.get(key);
    if (known !== undefined) return known;
    const spelling = name.normalize('NFC');
    this.#spellings.set(key, spelling);
    return spelling;
  }
}

/** The texts of the stock, those of most cars first. */
function mostCommon(stock: readonly ModelCount[], textOf: (each: ModelCount) => string): string[] {
  const counts = new Map<string, number>();
  for (const each of stock) counts.set(textOf(each), (counts.get(textOf(each)) ?? 0) + each.cars);
  return [...counts].sort(([, left], [, right]) => right - left).map(([text]) => text);
}

/**
 * One spelling of each make and each of its models, so that a filter has them once: a make as in the catalogue, else as most cars in
 * stock, else as in the first line of the file; a model as most cars of its make in stock, else as in the first line.
 */
export function createMakeSpelling(
  stock: readonly ModelCount[],
): (name: { make: string; model: string }) => { make: string; model: string } {
  const makes = new Spellings();
  for (const make of [...CATALOGUE, ...mostCommon(stock, (each) => each.make)]) makes.add(make);
  const modelsByMake = new Map<string, Spellings>();
  const modelsOf = (make: string) => {
    const models = modelsByMake.get(make) ?? new Spellings();
    modelsByMake.set(make, models);
    return models;
  };
  for (const text of mostCommon(stock, ({ make, model }) => `${makes.add(make)}\n${model}`)) {
    const [make = '', model = ''] = text.split('\n');
    modelsOf(make).add(model);
  }

  return (name) => {
    const make = makes.add(name.make);
    return { make, model: modelsOf(make).add(name.model) };
  };
}
