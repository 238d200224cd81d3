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

it.each(['regplate', 'autograb_data', 'private_suburb', 'private_postcode', 'dealercomments', 'views', 'file', 'youxQuote'] as const)(
  'SE-110 the search key cannot read %s',
  (attribute) => {
    expect(SEARCHED_CAR_ATTRIBUTES).not.toContain(attribute);
  },
);
