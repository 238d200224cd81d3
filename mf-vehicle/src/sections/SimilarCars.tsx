import { financeFigure, Slot, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Grid } from '@forecourt/shared-ui';
import { Section } from './Section';

/** Similar cars as result cards; renders nothing without any. */
export function SimilarCars({ cars }: { cars: readonly Car[] }) {
  const { site, now } = usePlatform();
  if (cars.length === 0) return null;
  return (
    <Section title="Similar vehicles">
      <Grid min="16rem" isRowOnPhone>
        {cars.map((car) => (
          <Slot key={car.id} name="car-card" car={car} hydrate="visible" />
        ))}
      </Grid>
      {cars.some((car) => financeFigure(car, site.switches, now)) && <Slot name="finance-note" hydrate="visible" />}
    </Section>
  );
}
