import { imageAddress, imageWidths, usePlatform } from '@forecourt/shared-contracts';
import { Icon } from '../icon/Icon';
import styles from './CarImage.module.css';
import { useSoonImage } from './useSoonImage';

/** How soon an image loads: when it comes near, at once, or at once and before the others. */
export type Eagerness = boolean | 'first';

export interface CarImageProps {
  /** Path of the image at the image service; null shows the placeholder. */
  src: string | null;
  /** Empty for an image that only decorates. */
  alt: string;
  /** Widest it shows, in CSS pixels. */
  width: number;
  /** As in HTML; missing means `width` on wide windows and the whole width below. */
  sizes?: string;
  eager?: Eagerness;
  /** Width to height, for example '3 / 2'. */
  ratio?: string;
  quality?: number;
  /** Words of the placeholder. */
  placeholder?: string;
  /** For lists: an image that is not ready within a second is requested again later, so that it never keeps a search waiting. */
  soon?: boolean;
}

/** An image from the image service in the sizes that the screen needs, or a placeholder. Its space is reserved while it loads. */
export function CarImage({
  src,
  alt,
  width,
  sizes,
  eager = false,
  ratio = '3 / 2',
  quality,
  placeholder = 'No photo yet',
  soon = false,
}: CarImageProps) {
  const { site } = usePlatform();
  const { attempt, key, isMissing, image, handleLoad, handleError } = useSoonImage(src);
  const style = { '--image-ratio': ratio } as object;

  if (src === null || isMissing) {
    return (
      <span
        className={styles.placeholder}
        style={style}
        {...(alt ? { role: 'img', 'aria-label': `${alt} (${placeholder})` } : { 'aria-hidden': true })}
      >
        <Icon name="car" className={styles.drawing} />
        <span>{placeholder}</span>
      </span>
    );
  }

  const addressAt = (each: number) => imageAddress(site, src, each, { quality, soon: soon ? attempt : undefined });
  const [numerator = 3, denominator = 2] = ratio.split('/').map(Number);
  return (
    <img
      key={key}
      ref={image}
      className={styles.image}
      style={style}
      src={addressAt(width)}
      srcSet={imageWidths(width)
        .map((each) => `${addressAt(each)} ${each}w`)
        .join(', ')}
      sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
      width={width}
      height={Math.round((width * denominator) / numerator)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      decoding="async"
      onLoad={handleLoad}
      onError={handleError}
    />
  );
}
