import { allCarsPath, usePlatform, type Car, type SlotHydration } from '@forecourt/shared-contracts';
import { Grid } from '@forecourt/shared-ui';
import { CarCard } from '../car-card/CarCard';
import { FinanceNote } from '../car-card/FinanceNote';
import { CardSection } from '../media-card/CardSection';
import { eagerInSection } from '../media-card/eagerInSection';

/** The newest cars of the site with a link to all cars; nothing when there are none. */
export function LatestCars({ cars, hydrate }: { cars: readonly Car[]; hydrate?: SlotHydration }) {
  const { site, to } = usePlatform();
  if (cars.length === 0) return null;

  return (
    <CardSection title="Just arrived" all={{ text: 'See all vehicles', to: allCarsPath({ site, to }) }}>
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
