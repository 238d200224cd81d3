import {
  carHeading,
  carPath,
  carPlace,
  carSwitches,
  carTag,
  carTypeName,
  displayPrice,
  financeFigure,
  formatCount,
  isInStock,
  promoBannerText,
  Slot,
  useLinks,
  usePlatform,
  useSite,
  type Car,
} from '@forecourt/shared-contracts';
import { Card, Icon, PriceBlock, Tag, type Eagerness, type IconName } from '@forecourt/shared-ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { SavedButton } from '../favourites/SavedButton';
import { CardActions } from './CardActions';
import { CardPhotos } from './CardPhotos';
import styles from './CarCard.module.css';
import { isAwaitingPhotos } from './isAwaitingPhotos';

export interface CarCardProps {
  car: Car;
  /** How soon the image loads. */
  eager?: Eagerness;
  /** Level of the card's heading in the page around it. */
  level?: 2 | 3;
}

/**
 * One car of a list: image, price, facts and actions. The whole card links to the car's page. Memoized: an
 * unchanged car is the same object in each response of the search client.
 */
export const CarCard = memo(function CarCard({ car, eager = false, level = 3 }: CarCardProps) {
  const { now } = usePlatform();
  const to = useLinks();
  const switches = carSwitches(car, useSite());
  const heading = carHeading(car);
  const tag = carTag(car, switches, now);
  const banner = promoBannerText(car, switches, now);
  const inStock = isInStock(car);
  const Heading = `h${level}` as const;

  return (
    <Card as="article" padding="none" isInteractive className={styles.card} data-sold={inStock ? undefined : true}>
      <div className={styles.image}>
        <CardPhotos
          car={car}
          alt={heading}
          eager={eager}
          placeholder={isAwaitingPhotos(car, switches, now) ? 'Photos coming soon' : undefined}
        />
        {tag && (
          <span className={styles.tag}>
            <Tag kind={tag.kind} colour={tag.colour}>
              {tag.text}
            </Tag>
          </span>
        )}
        <SavedButton car={car} className={styles.favourite} />
        {banner && <p className={styles.banner}>{banner}</p>}
      </div>

      <div className={styles.body}>
        <Heading className={styles.heading}>
          <Link className={styles.link} to={carPath(to, car)}>
            {heading}
          </Link>
        </Heading>
        {inStock ? <Facts car={car} /> : <p className={styles.similar}>Like this and want something similar?</p>}
        <div className={styles.money}>
          <div className={styles.price}>
            <PriceBlock price={displayPrice(car, switches)} priceType={car.price_type} />
          </div>
          {financeFigure(car, switches, now) && <Slot name="finance-summary" car={car} compact />}
        </div>
        <CardActions car={car} heading={heading} />
      </div>
    </Card>
  );
});

/** Condition, odometer, transmission, fuel and location; what is not known is left out. */
function Facts({ car }: { car: Car }) {
  const site = useSite();
  const switches = carSwitches(car, site);
  const facts: { icon: IconName; label: string; text: string | null }[] = [
    { icon: 'car', label: 'Condition', text: carTypeName(car.car_type, switches) },
    { icon: 'gauge', label: 'Odometer', text: car.km === null ? null : `${formatCount(car.km)} km` },
    { icon: 'gearbox', label: 'Transmission', text: car.simple_transmission ?? car.trans },
    { icon: 'fuel', label: 'Fuel', text: car.simple_fuel ?? car.fuel },
    { icon: 'pin', label: 'Location', text: carPlace(car, site) },
  ];

  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ icon, label, text }) =>
          text && (
            <li key={label} className={styles.fact} title={label} data-fact={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
