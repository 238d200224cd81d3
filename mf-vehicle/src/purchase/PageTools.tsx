import { canFavourite, Slot, useLinks, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Button, Icon, LinkButton } from '@forecourt/shared-ui';
import { Popover } from '@forecourt/shared-ui/overlays';
import { BrochureButton } from '../brochure/BrochureButton';
import styles from './MoreWays.module.css';

/** A menu: compare, print and save as PDF. */
export function PageTools({ car }: { car: Car }) {
  const to = useLinks();
  const switches = useSwitches();
  const canCompare = switches.compareEnabled && canFavourite(car, switches);
  return (
    <Popover
      label="More about this vehicle"
      align="end"
      trigger={(attributes) => (
        <Button variant="quiet" {...attributes}>
          {canCompare ? 'Print or compare' : 'Print or save'}
        </Button>
      )}
    >
      <ul className={styles.ways}>
        {canCompare && (
          <li>
            <Slot name="compare-button" car={car} fallback={null} />
          </li>
        )}
        <li>
          <LinkButton to={to('vehicle.print', { car_id: car.slug })} variant="quiet" size="s" target="_blank">
            <Icon name="print" />
            Print
          </LinkButton>
        </li>
        <li>
          <BrochureButton car={car} />
        </li>
      </ul>
    </Popover>
  );
}
