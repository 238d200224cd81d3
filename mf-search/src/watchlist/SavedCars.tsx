import { allCarsPath, selectUser, useAppSelector, usePlatform, type SlotProps } from '@forecourt/shared-contracts';
import { EmptyState, LinkButton } from '@forecourt/shared-ui';
import { CarCard } from '../car-card/CarCard';
import { FinanceNote } from '../car-card/FinanceNote';
import { ChosenCarsState } from '../chosen-cars/ChosenCarsState';
import { useChosenCars } from '../chosen-cars/useChosenCars';
import { CardGrid } from '../media-card/CardGrid';
import { CardSection } from '../media-card/CardSection';
import { useSavedCars } from '../save-car/useSavedCars';

const LIMIT = 3;

/**
 * The newest cars of the visitor's watchlist as a section of a page, with a link to all of them; nothing for a visitor who is not signed in,
 * and on a site without a watchlist.
 */
export function SavedCars({ limit = LIMIT }: SlotProps<'saved-cars'>) {
  const { to } = usePlatform();
  const user = useAppSelector(selectUser);
  const { saved, ...list } = useSavedCars();
  const watchlist = to.ifDeployed('search.watchlist');
  if (user === null || watchlist === null) return null;

  return (
    <CardSection title="Saved vehicles" all={saved.length > 0 ? { text: `Your watchlist (${saved.length})`, to: watchlist } : undefined}>
      {list.isLoaded ? <NewestCars ids={saved.slice(0, limit)} /> : <ChosenCarsState {...list} expected={limit} />}
    </CardSection>
  );
}

function NewestCars({ ids }: { ids: readonly number[] }) {
  const { site, to } = usePlatform();
  const { cars, ...state } = useChosenCars(ids);

  if (ids.length === 0) {
    return (
      <EmptyState title="You have no saved vehicles yet." icon="bookmark" level={3}>
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
      </EmptyState>
    );
  }
  if (cars === null) return <ChosenCarsState {...state} expected={ids.length} />;
  return (
    <>
      <CardGrid>
        {cars.map((car) => (
          <CarCard key={car.id} car={car} />
        ))}
      </CardGrid>
      <FinanceNote cars={cars} />
    </>
  );
}
