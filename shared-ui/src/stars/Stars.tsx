import { formatCount } from '@forecourt/shared-contracts';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { starsOf } from './starsOf';
import styles from './Stars.module.css';

export interface StarsProps {
  /** From 0 to 5. A decimal part over 0.30 is a partial star. */
  rating: number;
  /** Number of reviews, after the stars. */
  count?: number;
}

/** A rating as stars, with its number in words. */
export function Stars({ rating, count }: StarsProps) {
  const { full, partial } = starsOf(rating);
  const text = rating.toFixed(1);
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((place) => (
          <span key={place} className={styles.star}>
            <Icon name="star" className={place <= full ? styles.full : styles.empty} />
            {partial && place === full + 1 && <Icon name="star-half" className={styles.half} />}
          </span>
        ))}
      </span>
      <VisuallyHidden>{`Rated ${text} out of 5`}</VisuallyHidden>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{text} </span>({formatCount(count)} {count === 1 ? 'review' : 'reviews'})
        </span>
      )}
    </span>
  );
}
