import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { readingLocation } from './readingLocation';

const sales = aLocation({ id: 1, slug: 'sales' });
const untyped = aLocation({ id: 2, slug: 'untyped', location_type: '' });
const service = aLocation({ id: 3, slug: 'service', location_type: 'service' });
const slugOf = (category: string, locationSlug: string | null, ...locations: (typeof sales)[]) =>
  readingLocation({ category, locationSlug }, aSite({ locations }))?.slug ?? null;

it.each([
  ['the location that was named', 'Service Enquiry', 'service', [sales, service], 'service'],
  ['the only place where cars are sold', 'Vehicle Enquiry', null, [sales, service], 'sales'],
  ['the only one without a type', 'Vehicle Enquiry', null, [untyped, service], 'untyped'],
  ['nobody of several', 'Vehicle Enquiry', null, [sales, untyped], null],
  ['nobody of another department', 'Parts Enquiry', null, [sales], null],
] as const)('FO-095 names %s', (_which, category, locationSlug, locations, expected) => {
  expect(slugOf(category, locationSlug, ...locations)).toBe(expected);
});
