import { objectIn, objectsOf, type Document, type Mistake } from '../mistake';

/** Entries of a list that have a value which another entry has. */
function repeated(document: Document, list: string, field: string): Mistake[] {
  const items = objectsOf(document[list]).filter(({ item }) => item[field] !== undefined && item[field] !== null);
  return items.flatMap(({ at, item }) => {
    const first = items.find((each) => each.item[field] === item[field]);
    return first && first.at < at ? [{ path: [list, at, field], reason: `is that of entry ${first.at + 1} of ${list} already` }] : [];
  });
}

/** States that the table of on-road costs has twice: the second row would be ignored. */
function repeatedStates({ switches }: Document): Mistake[] {
  const rows = objectsOf(objectIn(objectIn(switches).onRoadCosts).states);
  return rows.flatMap(({ at, item: { state } }) => {
    const first = rows.find(({ item }) => item.state === state);
    return first && first.at < at
      ? [{ path: ['switches', 'onRoadCosts', 'states', at, 'state'], reason: `is that of entry ${first.at + 1} of states already` }]
      : [];
  });
}

/** References to a dealership that the document does not have. */
function unknownDealerships(document: Document): Mistake[] {
  const dealerships = objectsOf(document.dealerships).map(({ item }) => item);
  if (dealerships.length === 0) return [];
  const have = (field: string) => `: the dealerships of this document have ${dealerships.map((each) => String(each[field])).join(', ')}`;
  const isKnown = (field: string, value: unknown) => dealerships.some((each) => String(each[field]) === String(value));
  const isWrong = (field: string, value: unknown) => value !== undefined && value !== null && value !== '' && !isKnown(field, value);
  return [
    ...(isWrong('id', document.dealership_id) ? [{ path: ['dealership_id'], reason: `is no dealership${have('id')}` }] : []),
    ...objectsOf(document.locations).flatMap(({ at, item }) => [
      ...(isWrong('id', item.dealership_id) ? [{ path: ['locations', at, 'dealership_id'], reason: `is no dealership${have('id')}` }] : []),
      ...(isWrong('slug', item.dealership_slug)
        ? [{ path: ['locations', at, 'dealership_slug'], reason: `is no dealership${have('slug')}` }]
        : []),
    ]),
  ];
}

/** Ids and slugs name one thing each, and references lead to something. */
export const identityMistakes = (document: Document): Mistake[] => [
  ...repeated(document, 'locations', 'id'),
  ...repeated(document, 'locations', 'slug'),
  ...repeated(document, 'dealerships', 'id'),
  ...repeated(document, 'dealerships', 'slug'),
  ...unknownDealerships(document),
  ...repeatedStates(document),
];
