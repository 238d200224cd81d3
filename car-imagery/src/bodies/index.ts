import type { BodyShape } from '../body';
import { cabChassis, ute } from './commercial';
import { convertible, coupe } from './coupe';
import { hatch } from './hatch';
import { caravan, motorhome } from './leisure';
import { sedan } from './sedan';
import { suv } from './suv';
import { peopleMover, van } from './van';
import { wagon } from './wagon';

const BODIES = {
  sedan,
  hatch,
  suv,
  ute,
  van,
  wagon,
  coupe,
  convertible,
  'people mover': peopleMover,
  'cab chassis': cabChassis,
  motorhome,
  caravan,
} satisfies Record<string, BodyShape>;
export type BodyName = keyof typeof BODIES;
export const BODY_NAMES = Object.keys(BODIES) as BodyName[];

/** Patterns of the words that dealers use for a body, most specific first. */
const WORDS: readonly [words: RegExp, name: BodyName][] = [
  [/caravan|camper ?trailer|pop ?top|hybrid camper/, 'caravan'],
  [/motor ?home|camper/, 'motorhome'],
  [/chassis|tray|light ?truck|truck/, 'cab chassis'],
  [/ute|utility|pick ?-?up|dual cab|crew cab/, 'ute'],
  [/people ?-?mover|bus|mpv/, 'people mover'],
  [/van|commercial/, 'van'],
  [/convertible|cabriolet|soft ?top|roadster|hard ?top/, 'convertible'],
  [/coupe|coupé/, 'coupe'],
  [/wagon|estate|touring/, 'wagon'],
  [/suv|4x4|4wd|crossover/, 'suv'],
  [/hatch/, 'hatch'],
  [/sedan|saloon|limousine|prestige/, 'sedan'],
];

/** The shape for a dealer's word for a body ('Dual Cab Utility'); an SUV for an unknown word. */
export function bodyShapeOf(body: string): BodyShape {
  const lower = body.toLowerCase();
  return BODIES[WORDS.find(([words]) => words.test(lower))?.[1] ?? 'suv'];
}
