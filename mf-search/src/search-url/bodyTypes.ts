/** Body types in their fixed order. */
export const BODY_TYPES = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const;
export type BodyType = (typeof BODY_TYPES)[number];

/** A body type as the stock spells it on screen: 'Cab Chassis', 'SUV', '4x4'. */
export function bodyTypeName(type: BodyType): string {
  if (type === 'suv' || type === 'ev') return type.toUpperCase();
  const words = type.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Two words of the list for one body: feeds use either. */
const SAME_BODY: readonly (readonly BodyType[])[] = [
  ['hatch', 'hatchback'],
  ['wagon', 'stationWagon'],
];

/** Every spelling under which the stock may hold a body type, the type's own first: a filter by body includes all. */
export function bodyTypeSpellings(type: BodyType): string[] {
  const same = SAME_BODY.find((group) => group.includes(type)) ?? [];
  return [...new Set([type, ...same])].map(bodyTypeName);
}
