import { suggestion } from '@forecourt/server-kit';
import { makeSpellings, slugOf } from '@forecourt/shared-contracts';
import type { Mistake } from '@forecourt/shared-contracts/documents';
import { MAKES } from '@forecourt/shared-contracts/makes';
import type { AuthoredItem } from './authoredItem';

/** Bodies of cars, and of what is towed or lived in. */
const BODIES = [
  ...['4x4', 'Bus', 'Cab Chassis', 'Convertible', 'Coupe', 'Hatch', 'Hatchback', 'Light Truck', 'People Mover', 'Sedan', 'SUV', 'Ute'],
  ...['Van', 'Wagon', 'Camper Trailer', 'Caravan', 'Motorhome', 'Campervan'],
];
const KNOWN_MAKES = MAKES.flatMap(makeSpellings);

/** Kinds whose file names an address, or is named in commands. */
const NAMED = ['offer', 'model', 'article', 'page', 'promo-card'];

/** A name that is none of those known, and nearly one of them. */
function nearly(field: string, name: unknown, { known, what }: { known: readonly string[]; what: string }): Mistake[] {
  if (typeof name !== 'string' || known.some((each) => each.toLowerCase() === name.trim().toLowerCase())) return [];
  // A name is mistyped by letters: a shorter or longer one is another.
  const meant = suggestion(
    name.trim(),
    known.filter((each) => Math.abs(each.length - name.trim().length) <= 2),
  );
  return meant === null ? [] : [{ path: [field], reason: `${name} is no ${what} that is known; did you mean ${meant}?` }];
}

/** Words of an item that are probably mistyped. They are allowed: a make or a body may be new. */
export function nameHints({ kind, slug, document }: Pick<AuthoredItem, 'kind' | 'slug' | 'document'>): Mistake[] {
  const better = slug.split('/').map(slugOf).join('/');
  return [
    ...(NAMED.includes(kind) && better !== '' && better !== slug
      ? [{ path: [], reason: `"${slug}" is no name of small letters, digits and hyphens: name the file ${better}` }]
      : []),
    ...nearly('manufacturer', document.manufacturer, { known: KNOWN_MAKES, what: 'make' }),
    ...nearly('manufacturer_body', document.manufacturer_body, { known: BODIES, what: 'body' }),
  ];
}
