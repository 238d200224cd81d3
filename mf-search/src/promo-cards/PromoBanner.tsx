import { hasPromoBanner, usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import styles from './PromoBanner.module.css';

/** The tenant's dated banner on cards of the cars that it is about (SE-067); nothing at other times and on others. */
export function PromoBanner({ car }: { car: Car }) {
  const { now } = usePlatform();
  const switches = useSwitches();
  if (!switches.promoBanner?.text || !hasPromoBanner(car, switches, now)) return null;
  return <p className={styles.banner}>{switches.promoBanner.text}</p>;
}
