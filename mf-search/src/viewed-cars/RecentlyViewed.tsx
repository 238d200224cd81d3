import { selectViewedCars, useAppSelector } from '@forecourt/shared-contracts';
import { CarCard } from '../car-card/CarCard';
import { FinanceNote } from '../car-card/FinanceNote';
import { useChosenCars } from '../chosen-cars/useChosenCars';
import { CardGrid } from '../media-card/CardGrid';
import styles from './RecentlyViewed.module.css';

const DISPLAYED_CARS = 3;

/** The cars that this visitor looked at last, newest first; nothing before the first and while they are fetched. */
export function RecentlyViewed() {
  const ids = useAppSelector(selectViewedCars)
    .slice(0, DISPLAYED_CARS)
    .map(({ id }) => id);
  const { cars } = useChosenCars(ids);
  if (!cars || cars.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className={styles.heading}>
        Recently viewed
      </h2>
      <CardGrid>
        {cars.map((car) => (
          <CarCard key={car.id} car={car} />
        ))}
      </CardGrid>
      <FinanceNote cars={cars} />
    </section>
  );
}
