import { canFavourite, Slot, useLinks, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Icon, LinkButton } from '@forecourt/shared-ui';
import { BrochureButton } from '../brochure/BrochureButton';
import styles from './PageTools.module.css';

/** Compare, share, print and save as PDF. */
export function PageTools({ car }: { car: Car }) {
  const to = useLinks();
  const switches = useSwitches();
  return (
    <div className={styles.tools}>
      {switches.compareEnabled && canFavourite(car, switches) && <Slot name="compare-button" car={car} />}
      <Slot name="share-widget" car={car} />
      <LinkButton to={to('vehicle.print', { car_id: car.slug })} variant="quiet" size="s" target="_blank">
        <Icon name="print" />
        Print
      </LinkButton>
      <BrochureButton car={car} />
    </div>
  );
}
