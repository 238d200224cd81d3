import { canFavourite, carHeading, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Button, Icon } from '@forecourt/shared-ui';
import { useWatchCar } from './useWatchCar';

/** Saves a car to the watchlist of the signed-in visitor, or removes it (SE-068, SE-069, SE-079); one that is gone can only be removed (CO-088). */
export function WatchButton({ car }: { car: Car }) {
  const switches = useSwitches();
  const { isWatched, isBusy, toggle } = useWatchCar(car.id);
  if (!switches.watchlistEnabled || !(canFavourite(car, switches) || isWatched)) return null;

  const text = isWatched ? 'Saved' : 'Save';
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={`${text} ${carHeading(car)}`}
      aria-pressed={isWatched}
      aria-disabled={isBusy || undefined}
      onClick={toggle}
    >
      <Icon name="heart" />
      {text}
    </Button>
  );
}
