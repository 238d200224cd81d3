import { calculatorInputsSchema, servicePlanSchema } from './finance';
import { facetItemSchema, searchStateSchema } from './search';
import { customerProfileSchema, favouriteSchema, searchHistoryEntrySchema, userSchema, viewedCarSchema } from './shopper';
import { switchesSchema } from '../switches/switches';
import { aCar } from '../testing';
import { invalidPaths, accepts, rejects } from './testing/schemaTests';

const range = { min: 10_000, max: null };
const searchState = { query: 'suv', page: 2, sortBy: 'Car_production', facets: { make: ['Kia', 'MG'] }, ranges: { price: range } };

describe('CO-029 user', () => {
  accepts(userSchema, { id: 5, phone: '+61491570156' });
  rejects(userSchema, { phone: '+61491570156' }, ['id']);
});

describe('CO-031 facet item', () => {
  accepts(facetItemSchema, { label: 'Kia', count: 12, value: 'Kia' });
  rejects(facetItemSchema, { label: 'Kia', count: 'many', value: 'Kia' }, ['count']);
});

describe('CO-032 search state', () => {
  accepts(searchStateSchema, searchState);
  rejects(searchStateSchema, { ...searchState, page: 0, facets: { make: 'Kia' }, ranges: { price: { min: 'low' } } }, [
    'page',
    'facets.make',
    'ranges.price.min',
  ]);
});

describe('CO-035 search history entry', () => {
  accepts(searchHistoryEntrySchema, { path: '/search/kia?page=2', filters: searchState });
  rejects(searchHistoryEntrySchema, { path: '/search', filters: { page: 'x' } }, ['filters.page']);
});

describe('CO-036 customer profile', () => {
  accepts(customerProfileSchema, { name: 'Ash', last_name: 'Nguyen', email: 'ash@example.com', phone: '', postcode: '6000' });
});

describe('CO-037 popup', () => {
  const schema = switchesSchema.pick(['popupPromotion']);
  accepts(schema, {
    popupPromotion: {
      src: 'sale.jpg',
      expiryDate: '2026-12-31',
      linkTo: '/special-offers',
      title: 'Sale',
      description: '',
      buttonText: 'See it',
    },
  });
  rejects(schema, { popupPromotion: { src: '', expiryDate: '2026-12-31', linkTo: '/special-offers', buttonText: {} } }, [
    'popupPromotion.src',
    'popupPromotion.title',
    'popupPromotion.buttonText',
  ]);
});

describe('CO-038 calculator inputs', () => {
  accepts(calculatorInputsSchema, {
    amount: 30_000,
    term: 5,
    interest: 8.5,
    tradeIn: 0,
    residual: 0,
    total: 38_220,
    frequency: { name: 'Weekly', value: 52 },
  });
  rejects(
    calculatorInputsSchema,
    { amount: 1, term: 1, interest: 1, tradeIn: 0, residual: 0, total: 1, frequency: { name: 'Daily', value: 365 } },
    ['frequency.value'],
  );
});

describe('CO-039 service plan', () => {
  accepts(servicePlanSchema, {
    model: 'Coaster',
    amount: 485,
    years: 3,
    services: 6,
    interval: '6 months or 10,000 km',
    range: '60,000 km',
  });
  rejects(servicePlanSchema, { model: 'A', interval: 'b', range: 'c', amount: 1, years: 1 }, ['services']);
});

it('CO-033 CO-034 picks the fields of a car that the browser stores', () => {
  const car = aCar();
  expect(Object.keys(favouriteSchema.validateSync(car)).toSorted()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug']);
  expect(Object.keys(viewedCarSchema.validateSync(car)).toSorted()).toEqual(['body', 'id', 'make', 'model', 'simple_body', 'stocknum']);
  expect(invalidPaths(favouriteSchema, { ...car, slug: '' })).toEqual(['slug']);
});
