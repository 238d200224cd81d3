import { carPlace, carSwitches, carTypeName, useSite, type Car } from '@forecourt/shared-contracts';
import { odometerText, shortFacts } from '@forecourt/shared-contracts/car-facts';
import { Icon, type IconName } from '@forecourt/shared-ui';
import styles from './CarIcons.module.css';

/** Condition, kilometres, transmission, fuel and location with icons; unknown values are left out. */
export function CarIcons({ car }: { car: Car }) {
  const site = useSite();
  const switches = carSwitches(car, site);
  const { transmission, fuel } = shortFacts(car);
  const entries: { icon: IconName; text: string | null }[] = [
    { icon: 'check', text: carTypeName(car.car_type, switches) },
    { icon: 'gauge', text: odometerText(car) },
    { icon: 'gearbox', text: transmission },
    { icon: 'fuel', text: fuel },
    { icon: 'pin', text: carPlace({ location_name: car.location?.name ?? car.location_name }, site) },
  ];
  return (
    <ul className={styles.icons} aria-label="At a glance">
      {entries
        .filter(({ text }) => text)
        .map(({ icon, text }) => (
          <li key={icon} className={styles.entry}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
    </ul>
  );
}
