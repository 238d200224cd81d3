import { displayPrice, formatCount, type Car, type Switches } from '@forecourt/shared-contracts';

export interface ComparisonRow {
  label: string;
  /** One text for each car, null where it is not known. */
  values: readonly (string | null)[];
  /** The cars are not all the same in this. */
  differs: boolean;
}

const words = (value: string | number | null | undefined) => (value === null || value === undefined || value === '' ? null : String(value));

const FACTS: readonly { label: string; of: (car: Car, switches: Switches) => string | null }[] = [
  { label: 'Price', of: (car, switches) => words(displayPrice(car, switches).text) },
  { label: 'Year', of: ({ year }) => words(year) },
  { label: 'Kilometres', of: ({ km }) => (km === null ? null : `${formatCount(km)} km`) },
  { label: 'Body', of: ({ simple_body, body }) => words(simple_body || body) },
  { label: 'Transmission', of: ({ simple_transmission, trans }) => words(simple_transmission ?? trans) },
  { label: 'Fuel', of: ({ simple_fuel, fuel }) => words(simple_fuel ?? fuel) },
  { label: 'Drive', of: ({ drive }) => words(drive) },
  { label: 'Engine', of: ({ engine_size }) => words(engine_size) },
  { label: 'Seats', of: ({ seats }) => words(seats) },
  { label: 'Doors', of: ({ doors }) => words(doors) },
  { label: 'ANCAP', of: ({ variant }) => (variant?.ancaprating ? `${variant.ancaprating} stars` : null) },
];

/** Cars side by side, fact by fact; a fact that is known of none of them is left out (SE-083). */
export function comparisonOf(cars: readonly Car[], switches: Switches): ComparisonRow[] {
  return FACTS.map(({ label, of }) => ({ label, values: cars.map((car) => of(car, switches)) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
}
