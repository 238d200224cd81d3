import { CarImage, Icon } from '@forecourt/shared-ui';
import styles from './PlacePicture.module.css';

export interface PlacePictureProps {
  /** Path of the photo at the image service; null draws a quiet plan with a pin instead. */
  src: string | null;
  /** Widest it shows, in CSS pixels. */
  width: number;
}

/** What a location looks like; decoration, the words beside it say where it is. */
export function PlacePicture({ src, width }: PlacePictureProps) {
  if (src) return <CarImage src={src} alt="" width={width} ratio="16 / 9" />;
  return (
    <div className={styles.plan} aria-hidden="true">
      <Icon name="pin" className={styles.pin} />
    </div>
  );
}
