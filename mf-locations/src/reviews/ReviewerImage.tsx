import type { Review } from '@forecourt/shared-contracts';
import { CarImage } from '@forecourt/shared-ui';
import styles from './Reviews.module.css';

const SIZE = 48;

/** The first letters of up to two words: 'Priya N.' is 'PN'. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The image of a review, else the initials of who wrote it; decorative, as the name is beside it. */
export function ReviewerImage({ review: { customer_name: name, image } }: { review: Pick<Review, 'customer_name' | 'image'> }) {
  const src = image.thumb.url ?? image.url;
  return (
    <span className={styles.image} aria-hidden="true">
      {src ? <CarImage src={src} alt="" width={SIZE} sizes={`${SIZE}px`} ratio="1 / 1" placeholder="" /> : initialsOf(name)}
    </span>
  );
}
