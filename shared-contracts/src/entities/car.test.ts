import { carHitSchema, carLocationSchema, carSchema, carVariantSchema, marketDataSchema } from './car';
import { financeLenderSchema, quoteSchema } from './lender';
import { aCar, aLender, aLocation, aQuote } from '../testing';
import { accepts, rejects } from './testing/schemaTests';

const carLocation = {
  id: 31,
  name: 'Perth',
  slug: 'perth',
  phone: null,
  address: aLocation().address,
  distribution_locations: [{ id: 32, name: 'Albany', slug: 'albany' }],
};
const variant = {
  cylinders: 4,
  enginesize: 1987,
  enginesize_litres: 2,
  induction: 'Aspirated',
  geartype: 'Automatic',
  bodyconfiguration: 'Hatchback',
  fuelconsumptioncombined: 6,
  fuelcapacity: 50,
  grossvehiclemass: 1835,
  towingcapacitybraked: 1300,
  vehiclelength: 4375,
  vehicleheight: 1460,
  vehiclewidth: 1790,
  torque: '202 Nm',
  ancaprating: 5,
};

describe('CO-004 car', () => {
  accepts(carSchema, aCar());
});

describe('CO-005 car location', () => {
  accepts(carLocationSchema, carLocation);
  rejects(carLocationSchema, { id: 1, name: 'A', slug: 'a', distribution_locations: [{ id: 2 }] }, [
    'distribution_locations[0].name',
    'distribution_locations[0].slug',
  ]);
});

describe('CO-006 variant', () => {
  accepts(carVariantSchema, variant);
  rejects(carVariantSchema, { ancaprating: 'five' }, ['ancaprating']);
});

describe('CO-007 caravan', () => {
  accepts(
    carSchema,
    aCar({
      item_type: 'caravan',
      body_width: 2450,
      body_length: 6700,
      tare_weight: 2300,
      axle_type: 'Tandem',
      sleeps: 4,
      aggregate_trailer_mass: 2900,
    }),
  );
  rejects(carSchema, { ...aCar(), sleeps: 'a family' }, ['sleeps']);
});

describe('CO-008 market data', () => {
  accepts(marketDataSchema, { state_average_market_price: 25_000, average_market_price: null });
  rejects(marketDataSchema, { average_market_price: [] }, ['average_market_price']);
});

describe('CO-009 quote', () => {
  accepts(quoteSchema, aQuote());
  rejects(quoteSchema, { advertisedRate: 'low' }, ['advertisedRate']);
});

describe('CO-010 hit', () => {
  accepts(carHitSchema, { ...aCar(), objectID: '101' });
  rejects(carHitSchema, aCar(), ['objectID']);
});

describe('CO-011 lender', () => {
  accepts(financeLenderSchema, aLender());
  rejects(financeLenderSchema, {}, ['financeProvider']);
});

describe('CO-011 car with lenders', () => {
  accepts(carSchema, aCar({ finance_lenders: { easy: aLender(), other: aLender({ deposit: 500 }) } }));
});

it('CO-006 reads torque from a number or a text', () => {
  expect(carVariantSchema.validateSync({ torque: 202 }).torque).toBe('202');
});

it('CO-009 accepts a quote that has only the weekly amount', () => {
  expect(quoteSchema.validateSync({ weeklyRepaymentAmount: 121 })).toEqual({
    weeklyRepaymentAmount: 121,
    advertisedRate: null,
    comparisonRate: null,
  });
});

it('CO-010 reads the model of a hit from a text or from an object with name and body', () => {
  const hit = { ...aCar(), objectID: '101' };
  expect(carHitSchema.validateSync(hit)).toEqual(hit);
  const nested = carHitSchema.validateSync({ ...hit, body: null, model: { name: 'HiLux', body: 'Ute' } });
  expect(nested).toMatchObject({ model: 'HiLux', body: 'Ute' });
  expect(carHitSchema.validateSync({ ...hit, body: 'Cab Chassis', model: { name: 'HiLux', body: 'Ute' } }).body).toBe('Cab Chassis');
});
