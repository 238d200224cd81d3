import { mappingFor, unusedColumns } from './columnMapping';

const CAR = ['Make', 'Model', 'Year'];
const IS_CAR = { make: 'Make', model: 'Model', year: 'Year' };

it.each([
  ['Odometer (km)', 'km'],
  ['Odometer [KMs]', 'km'],
  ['Kilometres', 'km'],
  ['EGC Price', 'egc_price'],
  ['Price (EGC)', 'egc_price'],
  ['Price Excl. Govt. Charges', 'egc_price'],
  ['Drive Away Price', 'drive_away_price'],
  ['Drive-Away Price ($)', 'drive_away_price'],
  ['Price (Drive Away)', 'drive_away_price'],
  ['Price (AUD)', 'price'],
  ['Price inc. GST', 'price'],
  ['Engine Size (L)', 'engine_size'],
  ['Length (mm)', 'length'],
  ['Fuel Consumption (L/100km)', 'consumption'],
  ['Interest Rate (% p.a.)', 'finance_rate'],
  ['Stock No.', 'stocknum'],
  ['Reg. Expiry', 'rego_expiry'],
  ['"Body Type"', 'body'],
  ['Colour\u00A0(Ext/Int)', 'colours'],
  ['Specification.Odometer', 'km'],
  ['Specification.Odometer.Km', 'km'],
  ['Specification.FuelType', 'fuel'],
  ['Fuel.Type', 'fuel'],
  ['Vehicle.Description', 'comments'],
  ['Location.Name', 'location'],
])('PL-071 the heading %j is the column %s', (heading, field) => {
  expect(mappingFor([...CAR, heading])).toEqual({ ...IS_CAR, [field]: heading });
});

it.each([
  'Odometer (miles)',
  'Odometer Miles',
  'Specification.Odometer.Miles',
  'Odometer (000 km)',
  'Price (USD)',
  'Price (€)',
  'Price ex GST',
  'Length (m)',
  'Engine Size (ci)',
  'Dealer.Name',
  'Photo.File',
  'Colour.Description',
  'Finance.Status',
  'Finance.Price',
  'column 4',
  'Price (2)',
])('PL-071 the heading %j is no known column', (heading) => {
  expect(mappingFor([...CAR, heading])).toEqual(IS_CAR);
});

it('PL-071 headings with dots have make, model and year', () => {
  expect(mappingFor(['Specification.Make', 'Specification.Model', 'Specification.Year'])).toEqual({
    make: 'Specification.Make',
    model: 'Specification.Model',
    year: 'Specification.Year',
  });
});

it.each([
  ['the year before the year of build, in any order', ['Make', 'Model', 'Build Year', 'Year'], { year: 'Year' }],
  ['the year of build where there is no other', ['Make', 'Model', 'Build Year'], { year: 'Build Year' }],
  ['a whole heading before one with dots', ['Vehicle.Make', 'Model', 'Year', 'Make'], { make: 'Make' }],
])('PL-071 of two columns of a field takes %s', (_what, columns, mapping) => {
  expect(mappingFor(columns)).toMatchObject(mapping);
});

it('PL-071 does not guess between two headings with dots of one ending', () => {
  expect(mappingFor([...CAR, 'Listing.Price', 'Vehicle.Price'])).toEqual(IS_CAR);
});

it.each([
  ['Kilometers Travelled', ['km']],
  ['Shelf', []],
  ['Odo', ['km', 'photo_odometer']],
  ['KmTravelled', ['km']],
  ['Odometer (miles)', []],
  ['Finance.Price', ['price', 'drive_away_price', 'egc_price']],
  ['column 4', []],
])('PL-071 the unused column %j could be %j', (column, couldBe) => {
  const columns = [...CAR, column];
  expect(unusedColumns(columns, mappingFor(columns))).toEqual([{ column, couldBe }]);
});

it.each([
  ['a second column of one heading', 'Price', 'Price (2)', ['price']],
  ['a second column of one field', 'Kilometres', 'Odometer', ['km']],
  ['a column that is like one that is used', 'Odometer', 'Kilometers Travelled', []],
  ['a column that is like a column of the same name', 'Price', 'Price Guide', ['drive_away_price', 'egc_price', 'was_price']],
])('PL-071 %s is named with the column that it could be', (_what, used, column, couldBe) => {
  const columns = [...CAR, used, column];
  expect(unusedColumns(columns, mappingFor(columns))).toEqual([{ column, couldBe }]);
});

it.each([
  [
    ['Maker', 'Modell', 'Year'],
    'No column is mapped to make (Maker?), model (Modell?); the file has: Maker, Modell, Year. --map, or columns in the operator API, says what a column means.',
  ],
  [
    ['Make', 'Year'],
    'No column is mapped to model; the file has: Make, Year. --map, or columns in the operator API, says what a column means.',
  ],
  [
    ['Make', 'Model', 'Manufacture Year', 'Years of Warranty'],
    'No column is mapped to year (Manufacture Year?, Years of Warranty?); the file has: Make, Model, Manufacture Year, Years of Warranty. --map, or columns in the operator API, says what a column means.',
  ],
])('PL-071 for the columns %j the missing ones are named with what they could be', (columns, message) => {
  expect(() => mappingFor(columns)).toThrow(message);
});

it('PL-071 a mapping goes first, and its columns are named as the file has them', () => {
  expect(mappingFor([...CAR, 'Price', 'Price (2)'], { price: 'Price (2)' })).toEqual({ ...IS_CAR, price: 'Price (2)' });
  expect(mappingFor([...CAR, 'Odometer (miles)'], { km: 'Odometer (miles)' })).toEqual({ ...IS_CAR, km: 'Odometer (miles)' });
  expect(mappingFor([...CAR, 'Asking Amount'], { price: '"Asking\u00A0Amount"' })).toEqual({ ...IS_CAR, price: 'Asking Amount' });
});
