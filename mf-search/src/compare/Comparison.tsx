import {
  allCarsPath,
  carHeading,
  carPath,
  useAppDispatch,
  useAppSelector,
  useLinks,
  usePlatform,
  useSite,
  type Car,
} from '@forecourt/shared-contracts';
import { Button, CarImage, EmptyState, LinkButton, VisuallyHidden } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import { comparisonRemoved, selectCompared } from './compareSlice';
import { ChosenCarsState } from '../chosen-cars/ChosenCarsState';
import { useChosenCars } from '../chosen-cars/useChosenCars';
import styles from './Comparison.module.css';
import { comparisonOf } from './comparison';
import { useIsRestored } from './useIsRestored';

/** The chosen cars side by side; what differs is marked. */
export function Comparison() {
  const { site, to } = usePlatform();
  const ids = useAppSelector(selectCompared);
  // The stored ids are restored after hydration.
  const { cars, hasFailed, retry } = useChosenCars(useIsRestored() ? ids : null);

  if (cars === null) return <ChosenCarsState hasFailed={hasFailed} retry={retry} expected={ids.length || 2} />;
  if (cars.length === 0) {
    return (
      <EmptyState title="You have no cars to compare yet." icon="car">
        <p>Press Compare on up to 4 cars and see them here side by side.</p>
        <LinkButton to={allCarsPath({ site, to })} variant="primary">
          See all vehicles
        </LinkButton>
      </EmptyState>
    );
  }
  return <ComparisonTable cars={cars} />;
}

function ComparisonTable({ cars }: { cars: readonly Car[] }) {
  const rows = comparisonOf(cars, useSite());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by itself, also by keyboard
    <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {cars.map((car) => (
              <th key={car.id} scope="col" className={styles.car}>
                <CarHead car={car} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
              </th>
              {values.map((value, index) => (
                <td key={cars[index]?.id}>{value ?? <span aria-label="not known">–</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {cars.length > 1 && <p className={styles.legend}>Marked rows differ between the cars.</p>}
    </section>
  );
}

function CarHead({ car }: { car: Car }) {
  const to = useLinks();
  const dispatch = useAppDispatch();
  const heading = carHeading(car);
  return (
    <div className={styles.head}>
      <CarImage src={car.primary_image_url} alt="" width={240} sizes="(min-width: 768px) 15rem, 60vw" eager />
      <Link to={carPath(to, car)}>{heading}</Link>
      <Button variant="quiet" size="s" onClick={() => dispatch(comparisonRemoved(car.id))}>
        Remove <VisuallyHidden>{heading}</VisuallyHidden>
      </Button>
    </div>
  );
}
