import { allCarsPath, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Grid } from '@forecourt/shared-ui';
import { CarCard } from '../car-card/CarCard';
import { FinanceNote } from '../car-card/FinanceNote';
import { CardSection } from '../media-card/CardSection';

/** The newest cars of the site with a link to all cars; nothing when there are none. */
export function LatestCars({ cars }: { cars: readonly Car[] }) {
  const { site, to } = usePlatform();
  if (cars.length === 0) return null;

  return (
    <CardSection title="Just arrived" all={{ text: 'See all vehicles', to: allCarsPath({ site, to }) }}>
      <Grid as="ul" min="15.5rem" gap={4} isRowOnPhone>
        {cars.map((car, index) => (
          <li key={car.id}>
            {/* On a phone the first image is the largest contentful paint of the home page. */}
            <CarCard car={car} eager={index === 0 && 'first'} />
          </li>
        ))}
      </Grid>
      <FinanceNote cars={cars} />
    </CardSection>
  );
}
