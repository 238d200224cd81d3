import { canFavourite, carHeading, signInPath, useLinks, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Button, Icon } from '@forecourt/shared-ui';
import { useWatchCar } from './useWatchCar';

/**
 * Saves a car to the watchlist of the signed-in visitor, or removes it; a sold one can only be
 * removed. `onChosen` runs before either, so that a menu around it can close. Other visitors are sent to the sign-in page; on a site without one they have no button.
 */
export function WatchButton({ car, onChosen }: { car: Car; onChosen?: () => void }) {
  const to = useLinks();
  const switches = useSwitches();
  const { isWatched, isBusy, needsSignIn, toggle } = useWatchCar(car.id);
  if (!switches.watchlistEnabled || !(canFavourite(car, switches) || isWatched)) return null;
  if (needsSignIn && !signInPath(to, 'watchlist', { redirect: '/' })) return null;

  const text = isWatched ? 'Saved' : 'Save';
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={`${text} ${carHeading(car)}`}
      aria-pressed={isWatched}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        onChosen?.();
        toggle();
      }}
    >
      <Icon name="bookmark" filled={isWatched} />
      {text}
    </Button>
  );
}
