import {
  canFavourite,
  carHeading,
  toastAdded,
  toastUpdated,
  useAppDispatch,
  useAppSelector,
  useLinks,
  useSwitches,
  type Car,
} from '@forecourt/shared-contracts';
import { Button, Icon } from '@forecourt/shared-ui';
import { comparisonAdded, comparisonRemoved, selectIsCompared, selectIsCompareFull } from './compareSlice';

const FULL_TEXT = 'You can compare up to 4 cars.';

/** Adds a car to the comparison or removes it; a fifth is rejected. `onChosen` runs before, so that a menu around it can close. */
export function CompareButton({ car, onChosen }: { car: Car; onChosen?: () => void }) {
  const switches = useSwitches();
  const to = useLinks();
  const dispatch = useAppDispatch();
  const isCompared = useAppSelector((state) => selectIsCompared(state, car.id));
  const isFull = useAppSelector(selectIsCompareFull);
  if (!switches.compareEnabled || !(canFavourite(car, switches) || isCompared)) return null;

  const handleClick = () => {
    onChosen?.();
    if (isCompared) {
      dispatch(comparisonRemoved(car.id));
      // Where the toast about its addition is displayed still, it says what holds now.
      dispatch(toastUpdated({ id: 'compare', text: 'Removed from compare' }));
    } else if (isFull) dispatch(toastAdded({ id: 'compare', text: FULL_TEXT, action: { label: 'Compare', path: to('search.compare') } }));
    else {
      dispatch(comparisonAdded(car.id));
      dispatch(toastAdded({ id: 'compare', text: 'Added to compare', action: { label: 'Compare', path: to('search.compare') } }));
    }
  };
  return (
    <Button variant="quiet" size="s" aria-label={`Compare ${carHeading(car)}`} aria-pressed={isCompared} onClick={handleClick}>
      <Icon name={isCompared ? 'check' : 'plus'} />
      Compare
    </Button>
  );
}
