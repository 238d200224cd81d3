import { carTypeName, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Icon, type IconName } from '@forecourt/shared-ui';
import { odometerText } from '../facts/carFacts';
import styles from './CarIcons.module.css';

/** Condition, kilometres, transmission and body at a glance; an unknown one is left out (VE-018). */
export function CarIcons({ car }: { car: Car }) {
  const switches = useSwitches();
  const entries: { icon: IconName; text: string | null }[] = [
    { icon: 'check', text: carTypeName(car.car_type, switches) },
    { icon: 'gauge', text: odometerText(car) },
    { icon: 'gearbox', text: car.simple_transmission ?? car.trans },
    { icon: 'car', text: car.simple_body ?? car.body },
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
