import { aSite } from '../testing/aSite';
import { SEARCHED_CAR_ATTRIBUTES, searchFilter } from './searchedCars';

const now = new Date('2026-03-10T00:00:42.500Z');
const bound = Date.parse('2026-03-07T00:00:00Z') / 1000;
const visible = `visible_until > ${bound} AND show_on_dealer_website:true`;

it('CO-045 AP-025 limits a search to visible cars, by the minute', () => {
  expect(searchFilter(aSite(), now)).toBe(visible);
  expect(searchFilter(aSite(), new Date('2026-03-10T00:00:00Z'))).toBe(visible);
  expect(searchFilter(aSite({ switches: { soldWindowDays: 0 } }), now)).toContain(`visible_until > ${bound + 3 * 86_400}`);
});

it.each([
  ['dealership_id:7', 'dealership_id:7'],
  ['dealership_id:7 AND (make:Kia OR make:MG)', 'dealership_id:7 AND (make:Kia OR make:MG)'],
  ['dealership_id:7 OR dealership_id:8', '(dealership_id:7 OR dealership_id:8)'],
  ['(dealership_id:7) OR dealership_id:8', '((dealership_id:7) OR dealership_id:8)'],
  ['make:"Wheels OR Wings"', 'make:"Wheels OR Wings"'],
  ['make:ORA', 'make:ORA'],
  ["make:'Wheels OR Wings'", "make:'Wheels OR Wings'"],
  ['make:"Wheels" OR make:"Wings"', '(make:"Wheels" OR make:"Wings")'],
  ["make:'Wheels' OR make:Wings", "(make:'Wheels' OR make:Wings)"],
  ['make:"Driver\'s OR Best"', 'make:"Driver\'s OR Best"'],
  ['make:"one \\" OR two"', 'make:"one \\" OR two"'],
  ['make:Land\\ Rover', 'make:Land\\ Rover'],
  ['  dealership_id:7 ', 'dealership_id:7'],
])('SE-014 adds the site’s own expression %s', (search_filters, part) => {
  expect(searchFilter(aSite({ search_filters }), now)).toBe(`${visible} AND ${part}`);
});

it.each(['regplate', 'autograb_data', 'dealercomments', 'views', 'file', 'youxQuote'] as const)(
  'SE-110 the search key cannot read %s',
  (attribute) => {
    expect(SEARCHED_CAR_ATTRIBUTES).not.toContain(attribute);
  },
);

const group = (north: object, switches = {}) =>
  aSite({
    switches,
    dealerships: [
      { id: 7, slug: 'south', name: 'South' },
      { id: 8, slug: 'north', name: 'North', switches: north },
    ],
  });

it('VE-075 a dealership has its own sold window, in terms that an OR of the search may hold', () => {
  expect(searchFilter(group({ soldWindowDays: 10 }), now)).toBe(
    `(visible_until > ${bound} OR dealership_id = 8) AND (dealership_id != 8 OR visible_until > ${bound - 7 * 86_400}) AND show_on_dealer_website:true`,
  );
});

it('VE-075 a dealership has its own car types in the search, more or fewer than its site', () => {
  expect(searchFilter(group({ salesTypes: ['used', 'demo'] }), now)).toBe(
    `${visible} AND (NOT dealership_slug:"north" OR car_type:used OR car_type:demo)`,
  );
  expect(searchFilter(group({ salesTypes: ['new', 'demo', 'used'] }, { salesTypes: ['used'] }), now)).toBe(
    `${visible} AND (car_type:used OR dealership_slug:"north") AND (NOT dealership_slug:"north" OR car_type:new OR car_type:demo OR car_type:used)`,
  );
});
