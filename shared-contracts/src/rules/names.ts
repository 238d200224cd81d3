import type { CarType } from '../entities/carWords';
import type { CarSwitches } from './carSwitches';

/** Raw make names of the stock feeds and how shoppers know them. */
const MAKE_NAMES: Readonly<Record<string, string>> = {
  'Suzuki Australia': 'Suzuki',
  'Mercedes Benz': 'Mercedes-Benz',
  'Isuzu UTE': 'Isuzu',
  'Viscount Caravans': 'Viscount',
};

/** Display name of a make; filters use the raw value. */
export function makeName(make: string): string {
  return Object.hasOwn(MAKE_NAMES, make) ? (MAKE_NAMES[make] ?? make) : make;
}

/** Every raw spelling of a make, the given one first: a filter by make includes all. */
export function makeSpellings(make: string): string[] {
  const name = makeName(make);
  const raw = Object.keys(MAKE_NAMES).filter((each) => MAKE_NAMES[each] === name);
  return [...new Set([make, name, ...raw])];
}

/** The dealership's word for a car type; else 'New', 'Demo' and 'Used', or the tenant's word for used. */
export function carTypeName(type: CarType, { usedCarLabel, carTypeNames }: Pick<CarSwitches, 'usedCarLabel' | 'carTypeNames'>): string {
  const own = carTypeNames?.[type];
  if (own) return own;
  if (type === 'used') return usedCarLabel;
  return type === 'new' ? 'New' : 'Demo';
}
