import type { Car, Specification, Switches } from '@forecourt/shared-contracts';
import { carFacts, registrationFacts } from '@forecourt/shared-contracts/car-facts';

/** The Car Summary; unknown values are left out. */
export const carSummary = (car: Car): Specification[] =>
  carFacts(car, ['year', 'body', 'kilometres', 'transmission', 'fuel', 'engine', 'colour', 'seats']);

/** The Key information table. */
export const keyInformation = (car: Car, switches: Switches, now: Date): Specification[] => [
  ...carFacts(car, ['stockNumber', 'vin']),
  ...registrationFacts(car, switches, now),
  ...carFacts(car, ['buildDate', 'complianceDate']),
];

/** All known specifications of the car, its model variant and, for caravans, the caravan, without those of the summary. */
export const allSpecifications = (car: Car): Specification[] =>
  carFacts(car, [
    ...(['doors', 'drive', 'interiorColour', 'cylinders', 'induction', 'gearType', 'bodyConfiguration'] as const),
    ...(['fuelConsumption', 'fuelCapacity', 'torque', 'towingCapacity', 'grossMass', 'length', 'height', 'width', 'ancap'] as const),
    ...(['sleeps', 'bodyLength', 'bodyWidth', 'tareWeight', 'aggregateMass', 'axleType'] as const),
  ]);
