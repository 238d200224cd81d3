import { displayPrice, priceIncludes, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { carFacts, type CarFact } from '@forecourt/shared-contracts/car-facts';

export interface ComparisonRow {
  label: string;
  /** One text for each car, null where it is not known. */
  values: readonly (string | null)[];
  /** Whether the cars differ in this. */
  differs: boolean;
}

const FACTS: readonly CarFact[] = ['year', 'kilometres', 'body', 'transmission', 'fuel', 'drive', 'engine', 'seats', 'doors', 'ancap'];

/** Cars side by side, fact by fact; a fact that is unknown for all of them is left out. */
export function comparisonOf(cars: readonly Car[], site: SiteConfig): ComparisonRow[] {
  const rows = FACTS.map((fact) => {
    const specifications = cars.map((car) => carFacts(car, [fact])[0]);
    return {
      label: specifications.find((each) => each !== undefined)?.label ?? fact,
      values: specifications.map((each) => each?.value ?? null),
    };
  });
  const prices = [
    { label: 'Price', values: cars.map((car) => displayPrice(car, site.switches).text || null) },
    { label: 'Price includes', values: cars.map((car) => priceIncludes(car, site)) },
  ];
  return [...prices, ...rows]
    .filter(({ values }) => values.some((value) => value !== null))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
}
