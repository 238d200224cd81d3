import type { Car, SlotHydration } from '@forecourt/shared-contracts';
import { Grid } from '@forecourt/shared-ui';
import { CardSection, type CardSectionProps } from '../media-card/CardSection';
import { eagerInSection } from '../media-card/eagerInSection';
import { CarCard } from './CarCard';
import { FinanceNote } from './FinanceNote';

interface CarSectionProps extends Omit<CardSectionProps, 'children'> {
  cars: readonly Car[];
  /** When the slot around it hydrates; omitted below the first view. */
  hydrate?: SlotHydration;
}

/** A heading with a link to all, above cards of cars. */
export function CarSection({ title, all, cars, hydrate }: CarSectionProps) {
  return (
    <CardSection title={title} all={all}>
      <Grid as="ul" min="15.5rem" gap={4} isRowOnPhone>
        {cars.map((car, index) => (
          <li key={car.id}>
            <CarCard car={car} eager={eagerInSection(index, hydrate)} />
          </li>
        ))}
      </Grid>
      <FinanceNote cars={cars} />
    </CardSection>
  );
}
