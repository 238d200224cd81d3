import { articleSchema } from './article';
import { carSchema } from './car';
import { enquiryValuesSchema, leadPayloadSchema } from './lead';
import { financeLenderSchema, quoteSchema } from './lender';
import { locationSchema, openingHourSchema, specialHoursSchema } from './location';
import { modelSchema } from './model';
import { offerSchema } from './offer';
import { parseEntities, parseEntity } from './parse';
import { aCar, aLocation, aModel, anArticle, anOffer } from '../testing';

const parseCar = (data: unknown) => parseEntity(carSchema, data);
const parseCars = (data: unknown, warn: (message: string) => void) => parseEntities(carSchema, 'cars', data, warn);

/** The result of a parser with its warnings. */
function withWarnings<Result>(read: (warn: (message: string) => void) => Result) {
  const warnings: string[] = [];
  return { result: read((message) => warnings.push(message)), warnings };
}

const without = (entity: object, field: string) => Object.fromEntries(Object.entries(entity).filter(([name]) => name !== field));

describe('CO-002 a list', () => {
  it.each([
    ['a car without id', without(aCar(), 'id'), 'id is missing'],
    ['a car whose id is null', { ...aCar(), id: null }, 'id is missing'],
    ['a car whose id is a word', { ...aCar(), id: 'first' }, 'id must be of type number'],
    ['a car without slug', without(aCar(), 'slug'), 'slug is missing'],
    ['a car with an empty slug', { ...aCar(), slug: '' }, 'slug is missing'],
    ['a text', 'car', ' must be of type object'],
    ['nothing', null, ' is missing'],
  ])('drops %s, with one warning and its reason', (_case, bad, reason) => {
    const { result, warnings } = withWarnings((warn) => parseCars([aCar({ id: 1 }), bad, aCar({ id: 2 })], warn));
    expect(result.map(({ id }) => id)).toEqual([1, 2]);
    expect(warnings).toEqual([`1 of 3 cars dropped: [1] ${reason}.`]);
  });

  it('needs the slug of models and locations too, and the id of the others', () => {
    const read = withWarnings((warn) => [
      parseEntities(locationSchema, 'locations', [without(aLocation(), 'slug'), without(aLocation(), 'id')], warn),
      parseEntities(modelSchema, 'models', [without(aModel(), 'slug')], warn),
      parseEntities(offerSchema, 'offers', [without(anOffer(), 'id')], warn),
      parseEntities(articleSchema, 'articles', [without(anArticle(), 'id')], warn),
    ]);
    expect(read.result.flat()).toEqual([]);
    expect(read.warnings).toEqual([
      '2 of 2 locations dropped: [0] slug is missing; [1] id is missing.',
      '1 of 1 models dropped: [0] slug is missing.',
      '1 of 1 offers dropped: [0] id is missing.',
      '1 of 1 articles dropped: [0] id is missing.',
    ]);
  });

  it('does not warn about a valid list, and returns an empty list for other data', () => {
    expect(withWarnings((warn) => parseCars([aCar()], warn))).toEqual({ result: [aCar()], warnings: [] });
    expect(withWarnings((warn) => parseCars({ hits: [] }, warn))).toEqual({
      result: [],
      warnings: ['The list of cars is not an array; it is treated as empty.'],
    });
  });

  it('names the first five reasons and counts the others', () => {
    const { warnings } = withWarnings((warn) => parseCars(Array(7).fill({ ...aCar(), id: null }), warn));
    expect(warnings).toEqual([
      '7 of 7 cars dropped: [0] id is missing; [1] id is missing; [2] id is missing; [3] id is missing; [4] id is missing and 2 more.',
    ]);
  });
});

describe('CO-001 wrong types give path and reason', () => {
  it.each<[string, object, string, string]>([
    ['a number', { price: 'cheap' }, 'price', 'must be of type number'],
    ['a word of a list', { status: 'gone' }, 'status', 'must be one of the following values: in_stock, coming_soon, sold'],
    ['a flag', { reserved: 'perhaps' }, 'reserved', 'must be of type boolean'],
    ['a text', { colour: { name: 'white' } }, 'colour', 'must be of type string'],
    ['a list', { images: 'front.jpg' }, 'images', 'must be of type array'],
    ['an item of a list', { images: [{ url: 'a.jpg' }, {}] }, 'images[1].url', 'is missing'],
    ['a nested field', { location: { ...aLocation(), id: 'x' } }, 'location.id', 'must be of type number'],
    [
      'a field of a lender',
      { finance_lenders: { easy: { financeProvider: 'easy', interestRate: 'low' } } },
      'finance_lenders.easy.interestRate',
      'must be of type number',
    ],
    ['the lenders', { finance_lenders: [] }, 'finance_lenders', 'must be of type object'],
    ['a fraction of an id', { id: 1.5 }, 'id', 'must be an integer'],
  ])('%s', (_case, over, path, reason) => {
    expect(parseCar({ ...aCar(), ...over })).toEqual({ entity: null, problems: [{ path, reason }] });
  });

  it('names every problem of a record, and never the value', () => {
    const { problems } = parseEntity(leadPayloadSchema, { name: 'Ash', email: { secret: 'ash@example.com' }, opt_in: 'ash@example.com' });
    expect(problems).toEqual(
      expect.arrayContaining([
        { path: 'email', reason: 'must be of type string' },
        { path: 'opt_in', reason: 'must be of type boolean' },
        { path: 'postcode', reason: 'is missing' },
      ]),
    );
    expect(JSON.stringify(problems)).not.toContain('ash@');
  });

  it('takes nothing for no entity, even where every field has a default', () => {
    expect(parseEntity(quoteSchema, null)).toEqual({ entity: null, problems: [{ path: '', reason: 'is missing' }] });
    expect(parseEntity(quoteSchema, undefined).entity).toBeNull();
    expect(parseEntity(quoteSchema, {}).entity).toEqual({ weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null });
  });
});

describe('CO-001 scalar types', () => {
  it('reads digits in a text as a number, and blank as none', () => {
    expect(parseCar({ ...aCar(), id: '101', year: '2021', price: '24990.50', seats: ' ' }).entity).toMatchObject({
      id: 101,
      year: 2021,
      price: 24_990.5,
      seats: null,
    });
  });

  it('gives optional fields that are missing as null, and lists and flags as empty and off', () => {
    const { entity } = parseCar({
      id: 1,
      slug: 'a',
      name: 'A',
      year: 2020,
      make: 'Kia',
      model: 'Rio',
      status: 'in_stock',
      car_type: 'used',
      dealership_id: 7,
      dealership_slug: 'h',
      dealership_name: 'H',
    });
    expect(entity).toMatchObject({
      price: null,
      badge: null,
      location: null,
      variant: null,
      autograb_data: null,
      youxQuote: null,
      images: [],
      thumbnails: [],
      finance_lenders: {},
      reserved: false,
      show_on_dealer_website: true,
      item_type: 'car',
      photos_count: 0,
      created_at: '',
    });
  });

  it('reads null as the default where a value is always there', () => {
    const nulls = {
      reserved: null,
      show_on_dealer_website: null,
      standardEquipment: null,
      images: null,
      created_at: null,
      finance_lenders: null,
    };
    expect(parseCar({ ...aCar(), ...nulls }).entity).toMatchObject({
      reserved: false,
      show_on_dealer_website: true,
      standardEquipment: [],
      images: [],
      created_at: '',
      finance_lenders: {},
    });
    expect(parseEntity(offerSchema, { ...anOffer(), excluded_website_ids: null }).entity?.excluded_website_ids).toEqual([]);
  });

  it('drops unknown fields of the record and of nested objects', () => {
    const { entity } = parseCar({
      ...aCar({ location: null }),
      cost_price: 18_000,
      images: [{ url: 'a.jpg', uploaded_by: 'x' }],
      finance_lenders: { easy: { financeProvider: 'easy', margin: 2 } },
    });
    expect(entity).not.toHaveProperty('cost_price');
    expect(entity?.images).toEqual([{ url: 'a.jpg' }]);
    expect(entity?.finance_lenders.easy).not.toHaveProperty('margin');
  });
});

it('CO-015 reads special hours in either shape of each pair', () => {
  expect(
    parseEntity(specialHoursSchema, { date: '2026-12-24', status: 'Open', start_hour: '08:00', end_hour: '12:00', location_id: '31' })
      .entity,
  ).toEqual({
    date: '2026-12-24',
    status: 'Open',
    start_hour: '08:00',
    end_hour: '12:00',
    hours: null,
    location_id: 31,
    location: null,
  });
  expect(
    parseEntity(specialHoursSchema, { date: '2026-12-24', status: 'Open', hours: { begin: '08:00', end: '12:00' }, location: { id: 31 } })
      .entity,
  ).toMatchObject({
    hours: { begin: '08:00', end: '12:00' },
    location: { id: 31 },
  });
});

it('CO-003 fields have the names of the specification, odd ones included', () => {
  const odd = [
    [carSchema, ['standardEquipment', 'finance_lenders', 'payment_processors', 'youxQuote']],
    [
      enquiryValuesSchema,
      ['Vehicle Make', 'Vehicle Model', 'Service Location', 'Rego', 'do-you-have-a-trade-in', 'PreferredContactMethod'],
    ],
    [openingHourSchema, ['formated_hours']],
    [financeLenderSchema, ['financeProvider', 'interestRate', 'comparisonRate', 'establishmentFees', 'totalPayable']],
  ] as const;
  for (const [schema, names] of odd) expect(names.filter((name) => !Object.hasOwn(schema.fields, name))).toEqual([]);
});
