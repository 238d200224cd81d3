import {
  carHeading,
  carPath,
  carPlace,
  carSwitches,
  carTag,
  carTypeName,
  displayPrice,
  distanceText,
  financeFigure,
  formatCount,
  isInStock,
  priceIncludes,
  promoBannerText,
  Slot,
  useLinks,
  usePlatform,
  useSite,
  type Car,
} from '@forecourt/shared-contracts';
import { Card, PriceBlock, Tag, Unbroken, type Eagerness } from '@forecourt/shared-ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useDistance } from '../near/useDistance';
import { SavedButton } from '../favourites/SavedButton';
import { CardMenu } from './CardMenu';
import { CardPhotos } from './CardPhotos';
import styles from './CarCard.module.css';
import { FindSimilarButton } from './FindSimilarButton';
import { isAwaitingPhotos } from './isAwaitingPhotos';

export interface CarCardProps {
  car: Car;
  /** How soon the image loads. */
  eager?: Eagerness;
  /** Level of the card's heading in the page around it. */
  level?: 2 | 3;
}

/**
 * One car of a list: picture, what it is, price, and a menu. The whole card links to the car's page. Memoized: an
 * unchanged car is the same object in each response of the search client.
 */
export const CarCard = memo(function CarCard({ car, eager = false, level = 3 }: CarCardProps) {
  const { now } = usePlatform();
  const to = useLinks();
  const site = useSite();
  const switches = carSwitches(car, site);
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
        <div className={styles.title}>
          <span className={styles.condition}>{carTypeName(car.car_type, site.switches)}</span>{' '}
          <Heading className={styles.heading}>
            <Link className={styles.link} to={carPath(to, car)}>
              <Unbroken text={heading} />
            </Link>
          </Heading>
        </div>
        {inStock ? <Facts car={car} /> : <p className={styles.similar}>Like this and want something similar?</p>}
        <div className={styles.foot}>
          <div className={styles.price}>
            <PriceBlock price={displayPrice(car, switches)} includes={priceIncludes(car, site)} />
            {inStock && <CardMenu car={car} heading={heading} />}
          </div>
          {financeFigure(car, switches, now) && <Slot name="finance-summary" car={car} compact />}
        </div>
        {!inStock && <FindSimilarButton car={car} heading={heading} />}
      </div>
    </Card>
  );
});

/** Odometer, transmission, place and distance in one line or two; what is not known is left out. */
function Facts({ car }: { car: Car }) {
  const site = useSite();
  const km = useDistance(car);
  const facts = [
    { label: 'Odometer', text: car.km === null ? null : `${formatCount(car.km)} km` },
    { label: 'Transmission', text: car.simple_transmission ?? car.trans },
    { label: 'Location', text: carPlace(car, site) },
    { label: 'Distance', text: km === null ? null : distanceText(km) },
  ];

  return <ul className={styles.facts}>{facts.map(({ label, text }) => text && <li key={label}>{text}</li>)}</ul>;
}
