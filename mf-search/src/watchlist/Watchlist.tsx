import { allCarsPath, usePlatform } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton } from '@forecourt/shared-ui';
import { CarCard } from '../car-card/CarCard';
import { FinanceNote } from '../car-card/FinanceNote';
import { ChosenCarsState } from '../chosen-cars/ChosenCarsState';
import { useChosenCars } from '../chosen-cars/useChosenCars';
import { CardGrid } from '../media-card/CardGrid';
import { useSavedCars } from '../save-car/useSavedCars';

/** The saved cars as cards, newest first, sold ones included. */
export function Watchlist() {
  const { site, to } = usePlatform();
  const list = useSavedCars();
  const chosen = useChosenCars(list.isLoaded ? list.saved : null);

  if (chosen.cars === null) {
    const { hasFailed, retry } = list.hasFailed ? list : chosen;
    return <ChosenCarsState hasFailed={hasFailed} retry={retry} expected={list.saved.length || 3} />;
  }
  if (chosen.cars.length === 0) {
    return (
      <EmptyState title="Your watchlist is empty." icon="bookmark">
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid>
        {chosen.cars.map((car) => (
          <CarCard key={car.id} car={car} level={2} />
        ))}
      </CardGrid>
      <FinanceNote cars={chosen.cars} />
    </>
  );
}
