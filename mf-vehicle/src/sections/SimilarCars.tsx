import { financeFigure, Slot, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Grid } from '@forecourt/shared-ui';
import { Section } from './Section';
import styles from './SimilarCars.module.css';

interface SimilarCarsProps {
  cars: readonly Car[];
  /** The page has what the asterisk of a payment refers to elsewhere. */
  hasNoteElsewhere?: boolean;
}

/** Similar cars as result cards; renders nothing without any. */
export function SimilarCars({ cars, hasNoteElsewhere = false }: SimilarCarsProps) {
  const { site, now } = usePlatform();
  if (cars.length === 0) return null;
  return (
    <Section title="Similar vehicles" className={styles.similar}>
      <Grid min="16rem" isRowOnPhone>
        {cars.map((car) => (
          <Slot key={car.id} name="car-card" car={car} hydrate="visible" />
        ))}
      </Grid>
      {!hasNoteElsewhere && cars.some((car) => financeFigure(car, site.switches, now)) && (
        <Slot name="finance-note" fallback={null} hydrate="visible" />
      )}
    </Section>
  );
}
