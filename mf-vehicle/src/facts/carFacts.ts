import { cleanSpecifications, dateOf, formatCount, regoExpiryText, shortDate, type Car, type Switches } from '@forecourt/shared-contracts';

/** One line of a specification table. */
export interface Fact {
  label: string;
  value: string;
}

const measured = (value: number | string | null | undefined, unit: string) =>
  value === null || value === undefined || value === '' ? null : `${typeof value === 'number' ? formatCount(value) : value} ${unit}`;

/** '14 Jun 2026' for a full date; a feed's 'Mar 2021' or '03/2021' stays as it is. */
function dateText(text: string | null): string | null {
  const date = dateOf(text);
  return date ? shortDate(date) : text;
}

/** '45,120 km', or null where the odometer is unknown (VE-018). */
export const odometerText = ({ km }: Pick<Car, 'km'>) => measured(km, 'km');

/** Engine size and cylinders as one text: '2 L, 4 cyl'. */
export function engineText({ engine_size, engine_size_litres, cylinders }: Pick<Car, 'engine_size' | 'engine_size_litres' | 'cylinders'>) {
  const size = engine_size ?? (engine_size_litres ? `${engine_size_litres} L` : null);
  const parts = [size, cylinders && !/cyl/i.test(size ?? '') ? `${cylinders} cyl` : null].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** The Car Summary table; unknown values have no line (VE-052). */
export function carSummary(car: Car): Fact[] {
  return cleanSpecifications([
    { label: 'Year', value: car.year },
    { label: 'Body', value: car.body ?? car.simple_body },
    { label: 'Kilometres', value: odometerText(car) },
    { label: 'Transmission', value: car.trans ?? car.simple_transmission },
    { label: 'Fuel', value: car.fuel ?? car.simple_fuel },
    { label: 'Engine', value: engineText(car) },
    { label: 'Colour', value: car.colour },
    { label: 'Seats', value: car.seats },
    { label: 'Doors', value: car.doors },
  ]);
}

/** The Key information table (VE-052). */
export function keyInformation(car: Car, switches: Switches, now: Date): Fact[] {
  return cleanSpecifications([
    { label: 'Stock number', value: car.stocknum },
    { label: 'VIN', value: car.vin },
    { label: 'Rego', value: car.regplate },
    { label: 'Rego expiry', value: regoExpiryText(car, switches, now) },
    { label: 'Build date', value: dateText(car.build_date) },
    { label: 'Compliance date', value: dateText(car.compliance_date) },
  ]);
}

/** Everything known of the car, its model variant and, for caravans, the caravan itself (VE-054). */
export function allSpecifications(car: Car): Fact[] {
  const { variant } = car;
  return cleanSpecifications([
    { label: 'Drive', value: car.drive },
    { label: 'Engine', value: engineText(car) },
    { label: 'Transmission', value: car.trans ?? car.simple_transmission },
    { label: 'Fuel', value: car.fuel ?? car.simple_fuel },
    { label: 'Interior colour', value: car.interior_colour },
    { label: 'Cylinders', value: car.cylinders ?? variant?.cylinders ?? null },
    { label: 'Induction', value: variant?.induction ?? null },
    { label: 'Gear type', value: variant?.geartype ?? null },
    { label: 'Body configuration', value: variant?.bodyconfiguration ?? null },
    { label: 'Fuel consumption (combined)', value: measured(variant?.fuelconsumptioncombined, 'L/100 km') },
    { label: 'Fuel capacity', value: measured(variant?.fuelcapacity, 'L') },
    { label: 'Torque', value: torqueText(variant?.torque ?? null) },
    { label: 'Towing capacity (braked)', value: measured(variant?.towingcapacitybraked, 'kg') },
    { label: 'Gross vehicle mass', value: measured(variant?.grossvehiclemass, 'kg') },
    { label: 'Length', value: measured(variant?.vehiclelength, 'mm') },
    { label: 'Height', value: measured(variant?.vehicleheight, 'mm') },
    { label: 'Width', value: measured(variant?.vehiclewidth, 'mm') },
    { label: 'ANCAP safety rating', value: measured(variant?.ancaprating, 'stars') },
    { label: 'Sleeps', value: car.sleeps },
    { label: 'Body length', value: measured(car.body_length, 'mm') },
    { label: 'Body width', value: measured(car.body_width, 'mm') },
    { label: 'Tare weight', value: measured(car.tare_weight, 'kg') },
    { label: 'Aggregate trailer mass', value: measured(car.aggregate_trailer_mass, 'kg') },
    { label: 'Axle type', value: car.axle_type },
  ]);
}

/** Feeds write torque as '420' or as '420 Nm'. */
const torqueText = (torque: string | null) => (torque && /^[\d.]+$/.test(torque) ? `${torque} Nm` : torque);
