// By the package's own name, so that an entry of its own brings no second copy of what every page has.
import { dateOf, formatCount, regoExpiryText, shortDate, type Car, type Specification, type Switches } from '@forecourt/shared-contracts';
import { cleanSpecifications } from '@forecourt/shared-contracts/back-end';

const measured = (value: number | string | null | undefined, unit: string) =>
  value === null || value === undefined || value === '' ? null : `${typeof value === 'number' ? formatCount(value) : value} ${unit}`;

/** '14 Jun 2026' for a full date; a feed's 'Mar 2021' or '03/2021' is not changed. */
function dateText(text: string | null): string | null {
  const date = dateOf(text);
  return date ? shortDate(date) : text;
}

/** Feeds write torque as '420' or as '420 Nm'. */
const torqueText = (torque: string | null) => (torque && /^[\d.]+$/.test(torque) ? `${torque} Nm` : torque);

/** '45,120 km', or null where the odometer is unknown. */
export const odometerText = ({ km }: Pick<Car, 'km'>) => measured(km, 'km');

/** Engine size and cylinders as one text: '2 L, 4 cyl'. */
export function engineText({ engine_size, engine_size_litres, cylinders }: Pick<Car, 'engine_size' | 'engine_size_litres' | 'cylinders'>) {
  const size = engine_size ?? (engine_size_litres ? `${engine_size_litres} L` : null);
  const parts = [size, cylinders && !/cyl/i.test(size ?? '') ? `${cylinders} cyl` : null].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** All facts of a car, its model variant and a caravan, each with its label. */
const FACTS = {
  year: ['Year', ({ year }) => year],
  body: ['Body', ({ body, simple_body }) => body ?? simple_body],
  kilometres: ['Kilometres', odometerText],
  transmission: ['Transmission', ({ trans, simple_transmission }) => trans ?? simple_transmission],
  fuel: ['Fuel', ({ fuel, simple_fuel }) => fuel ?? simple_fuel],
  engine: ['Engine', engineText],
  colour: ['Colour', ({ colour }) => colour],
  seats: ['Seats', ({ seats }) => seats],
  doors: ['Doors', ({ doors }) => doors],

  stockNumber: ['Stock number', ({ stocknum }) => stocknum],
  vin: ['VIN', ({ vin }) => vin],
  rego: ['Rego', ({ regplate }) => regplate],
  buildDate: ['Build date', ({ build_date }) => dateText(build_date)],
  complianceDate: ['Compliance date', ({ compliance_date }) => dateText(compliance_date)],

  drive: ['Drive', ({ drive }) => drive],
  interiorColour: ['Interior colour', ({ interior_colour }) => interior_colour],
  cylinders: ['Cylinders', ({ cylinders, variant }) => cylinders ?? variant?.cylinders],
  induction: ['Induction', ({ variant }) => variant?.induction],
  gearType: ['Gear type', ({ variant }) => variant?.geartype],
  bodyConfiguration: ['Body configuration', ({ variant }) => variant?.bodyconfiguration],
  fuelConsumption: ['Fuel consumption (combined)', ({ variant }) => measured(variant?.fuelconsumptioncombined?.toString(), 'L/100 km')],
  fuelCapacity: ['Fuel capacity', ({ variant }) => measured(variant?.fuelcapacity, 'L')],
  torque: ['Torque', ({ variant }) => torqueText(variant?.torque ?? null)],
  towingCapacity: ['Towing capacity (braked)', ({ variant }) => measured(variant?.towingcapacitybraked, 'kg')],
  grossMass: ['Gross vehicle mass', ({ variant }) => measured(variant?.grossvehiclemass, 'kg')],
  length: ['Length', ({ variant }) => measured(variant?.vehiclelength, 'mm')],
  height: ['Height', ({ variant }) => measured(variant?.vehicleheight, 'mm')],
  width: ['Width', ({ variant }) => measured(variant?.vehiclewidth, 'mm')],
  ancap: ['ANCAP safety rating', ({ variant }) => measured(variant?.ancaprating, 'stars')],

  sleeps: ['Sleeps', ({ sleeps }) => sleeps],
  bodyLength: ['Body length', ({ body_length }) => measured(body_length, 'mm')],
  bodyWidth: ['Body width', ({ body_width }) => measured(body_width, 'mm')],
  tareWeight: ['Tare weight', ({ tare_weight }) => measured(tare_weight, 'kg')],
  aggregateMass: ['Aggregate trailer mass', ({ aggregate_trailer_mass }) => measured(aggregate_trailer_mass, 'kg')],
  axleType: ['Axle type', ({ axle_type }) => axle_type],
} as const satisfies Record<string, readonly [label: string, valueOf: (car: Car) => unknown]>;
export type CarFact = keyof typeof FACTS;

/** The requested facts of a car in that order, such as 'Kilometres' with '45,120 km'; unknown ones are left out. */
export function carFacts(car: Car, names: readonly CarFact[]): Specification[] {
  return cleanSpecifications(names.map((name) => ({ label: FACTS[name][0], value: FACTS[name][1](car) })));
}

/** Plate and expiry of a car's registration, as far as the tenant shows them. */
export function registrationFacts(car: Car, switches: Switches, now: Date): Specification[] {
  return [...carFacts(car, ['rego']), ...cleanSpecifications([{ label: 'Rego expiry', value: regoExpiryText(car, switches, now) }])];
}

/** The search's own words for transmission, body and fuel, for where there is little room; the feed's where it has none. */
export function shortFacts({ simple_transmission, trans, simple_body, body, simple_fuel, fuel }: Car) {
  return { transmission: simple_transmission ?? trans, body: simple_body ?? body, fuel: simple_fuel ?? fuel };
}
