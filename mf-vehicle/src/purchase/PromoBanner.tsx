import { promoBannerText, usePlatform, useSwitches, type Car } from '@forecourt/shared-contracts';
import styles from './PromoBanner.module.css';

/** The tenant's dated banner, on matching cars inside its window. */
export function PromoBanner({ car }: { car: Car }) {
  const { now } = usePlatform();
  const switches = useSwitches();
  const text = promoBannerText(car, switches, now);
  return text && <p className={styles.banner}>{text}</p>;
}
