import {
  canFavourite,
  carHeading,
  favouriteAdded,
  favouriteOf,
  favouriteRemoved,
  selectIsFavourite,
  useAppDispatch,
  useAppSelector,
  useSwitches,
  type Car,
} from '@forecourt/shared-contracts';
import { IconButton } from '@forecourt/shared-ui';
import { usePendingSave } from '../save-car/usePendingSave';
import styles from './SavedButton.module.css';

/** Adds a car to the favourites of this browser, or removes it. */
export function SavedButton({ car, className = '' }: { car: Car; className?: string }) {
  const switches = useSwitches();
  const isSaved = useAppSelector((state) => selectIsFavourite(state, car.id));
  const dispatch = useAppDispatch();
  usePendingSave();
  if (!canFavourite(car, switches)) return null;

  return (
    <IconButton
      className={`${styles.save} ${className}`}
      icon="heart"
      filled={isSaved}
      label={`Favourite ${carHeading(car)}`}
      aria-pressed={isSaved}
      onClick={() => dispatch(isSaved ? favouriteRemoved(car.id) : favouriteAdded(favouriteOf(car)))}
    />
  );
}
