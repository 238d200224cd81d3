import { cardPhotos, carPath, LIST_IMAGE_WIDTH, useLinks, type Car } from '@forecourt/shared-contracts';
import { CarImage, type Eagerness } from '@forecourt/shared-ui';
import { useState, type UIEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './CardPhotos.module.css';

interface CardPhotosProps {
  car: Car;
  /** What an only photo shows. */
  alt: string;
  /** How soon the first photo loads. */
  eager: Eagerness;
  /** Words where there is no photo. */
  placeholder?: string;
}

const IMAGE = { width: LIST_IMAGE_WIDTH, sizes: '(min-width: 1100px) 22rem, (min-width: 768px) 45vw, 92vw', soon: true };

/**
 * The photos of a card: they swipe by the browser's own scrolling, and lead to the car. All but the first load when the shopper first
 * touches or points at them.
 */
export function CardPhotos({ car, alt, eager, placeholder }: CardPhotosProps) {
  const to = useLinks();
  const [isTouched, setIsTouched] = useState(false);
  const [current, setCurrent] = useState(0);
  const photos = cardPhotos(car);
  const [only = null] = photos;
  if (photos.length < 2) return <CarImage src={only} alt={alt} eager={eager} placeholder={placeholder} {...IMAGE} />;

  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return (
    <>
      {/* Keyboards and screen readers have the link of the heading, which says what the photos show. */}
      <div className={styles.strip} tabIndex={-1} aria-hidden="true" onPointerEnter={() => setIsTouched(true)} onScroll={handleScroll}>
        {photos.map((photo, index) => (
          <Link key={photo} className={styles.photo} to={carPath(to, car)} tabIndex={-1}>
            {(index === 0 || isTouched) && <CarImage src={photo} alt="" eager={index === 0 && eager} {...IMAGE} />}
          </Link>
        ))}
      </div>
      {current > 0 && (
        <span className={styles.count} aria-hidden="true">
          {current + 1} / {photos.length}
        </span>
      )}
    </>
  );
}
