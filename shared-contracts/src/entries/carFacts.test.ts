import { aCar } from '../testing/aCar';
import { aSite } from '../testing/aSite';
import { carFacts, engineText, odometerText, registrationFacts, shortFacts } from './carFacts';

const NOW = new Date('2026-03-02T02:00:00Z');
const { switches } = aSite();
const variant = {
  ...{
    cylinders: 6,
    induction: 'Turbo',
    geartype: 'Sports Automatic',
    bodyconfiguration: 'Hatch',
    fuelconsumptioncombined: 6.4,
    fuelcapacity: 50,
  },
  ...{
    torque: '420',
    towingcapacitybraked: 1300,
    grossvehiclemass: 1820,
    vehiclelength: 4375,
    vehicleheight: 1435,
    vehiclewidth: 1790,
    ancaprating: 5,
  },
} as never;
const caravan = { sleeps: 4, body_length: 6400, body_width: 2450, tare_weight: 2100, aggregate_trailer_mass: 2900, axle_type: 'Tandem' };
const lines = (...given: Parameters<typeof carFacts>) => carFacts(...given).map(({ label, value }) => `${label}: ${value}`);

it('VE-052 lists the summary of a car in the requested order, in the words of its feed', () => {
  expect(lines(aCar(), ['year', 'body', 'kilometres', 'transmission', 'fuel', 'engine', 'colour', 'seats', 'doors'])).toEqual([
    'Year: 2021',
    'Body: Hatch',
    'Kilometres: 41,250 km',
    'Transmission: CVT Auto',
    'Fuel: Unleaded Petrol',
    'Engine: 2.0L, 4 cyl',
    'Colour: Glacier White',
    'Seats: 5',
    'Doors: 5',
  ]);
});

it('VE-052 takes the search’s words where the feed has none', () => {
  expect(lines(aCar({ body: null, trans: null, fuel: null }), ['body', 'transmission', 'fuel'])).toEqual([
    'Body: Hatch',
    'Transmission: Automatic',
    'Fuel: Petrol',
  ]);
});

it('VE-052 lists number, VIN and dates; a malformed date is displayed as in the feed', () => {
  const car = aCar({ vin: 'JTNKARJE80J123456', build_date: '2021-03-01', compliance_date: 'Mar 2021' });
  expect(lines(car, ['stockNumber', 'vin', 'rego', 'buildDate', 'complianceDate'])).toEqual([
    'Stock number: U1001',
    'VIN: JTNKARJE80J123456',
    'Rego: 1ABC234',
    'Build date: 1 Mar 2021',
    'Compliance date: Mar 2021',
  ]);
});

it('VE-054 lists the model variant with its units', () => {
  expect(
    lines(aCar({ cylinders: null, variant }), [
      ...([
        'drive',
        'interiorColour',
        'cylinders',
        'induction',
        'gearType',
        'bodyConfiguration',
        'fuelConsumption',
        'fuelCapacity',
      ] as const),
      ...(['torque', 'towingCapacity', 'grossMass', 'length', 'height', 'width', 'ancap'] as const),
    ]),
  ).toEqual([
    'Drive: FWD',
    'Interior colour: Black',
    'Cylinders: 6',
    'Induction: Turbo',
    'Gear type: Sports Automatic',
    'Body configuration: Hatch',
    'Fuel consumption (combined): 6.4 L/100 km',
    'Fuel capacity: 50 L',
    'Torque: 420 Nm',
    'Towing capacity (braked): 1,300 kg',
    'Gross vehicle mass: 1,820 kg',
    'Length: 4,375 mm',
    'Height: 1,435 mm',
    'Width: 1,790 mm',
    'ANCAP safety rating: 5 stars',
  ]);
});

it('VE-054 lists the facts of a caravan', () => {
  expect(lines(aCar(caravan), ['sleeps', 'bodyLength', 'bodyWidth', 'tareWeight', 'aggregateMass', 'axleType'])).toEqual([
    'Sleeps: 4',
    'Body length: 6,400 mm',
    'Body width: 2,450 mm',
    'Tare weight: 2,100 kg',
    'Aggregate trailer mass: 2,900 kg',
    'Axle type: Tandem',
  ]);
});

it('CO-093 an unknown fact has no line, 0 has one', () => {
  expect(lines(aCar({ km: null, seats: null, sleeps: 0, variant: null }), ['kilometres', 'seats', 'sleeps', 'torque', 'length'])).toEqual([
    'Sleeps: 0',
  ]);
});

it.each([
  ['420 Nm', '420 Nm'],
  ['420', '420 Nm'],
])('VE-054 torque %s reads %s', (torque, text) => {
  expect(lines(aCar({ variant: { torque } as never }), ['torque'])).toEqual([`Torque: ${text}`]);
});

it.each([
  [{ engine_size: '2.0L', cylinders: 4 }, '2.0L, 4 cyl'],
  [{ engine_size: '2.0L 4cyl', cylinders: 4 }, '2.0L 4cyl'],
  [{ engine_size: null, engine_size_litres: 2, cylinders: null }, '2 L'],
  [{ engine_size: null, engine_size_litres: null, cylinders: 4 }, '4 cyl'],
  [{ engine_size: null, engine_size_litres: null, cylinders: null }, null],
])('VE-052 the engine of %j is %s', (over, text) => {
  expect(engineText(aCar(over))).toBe(text);
});

it('VE-018 an unknown odometer has no text, a new car’s has', () => {
  expect([odometerText({ km: null }), odometerText({ km: 0 })]).toEqual([null, '0 km']);
});

it('VE-018 short facts are the search’s words, the feed’s where it has none', () => {
  expect(shortFacts(aCar())).toEqual({ transmission: 'Automatic', body: 'Hatch', fuel: 'Petrol' });
  expect(shortFacts(aCar({ simple_transmission: null, simple_body: null, simple_fuel: null }))).toEqual({
    transmission: 'CVT Auto',
    body: 'Hatch',
    fuel: 'Unleaded Petrol',
  });
});

it('CO-062 lists plate and expiry; an expiry in the past as the tenant configures', () => {
  expect(registrationFacts(aCar({ rego_expiry: '2026-06-14' }), switches, NOW)).toEqual([
    { label: 'Rego', value: '1ABC234' },
    { label: 'Rego expiry', value: 'Expires on 14 Jun 2026' },
  ]);
  expect(registrationFacts(aCar({ regplate: null }), switches, NOW)).toEqual([]);
});
