import { CarImage, Icon } from '@forecourt/shared-ui';
import styles from './LocationImage.module.css';

export interface LocationImageProps {
  /** Path of the photo at the image service; null leaves a plain ground. */
  src: string | null;
  /** Maximum width, CSS pixels. */
  width: number;
}

/** Photo of a location; decorative, so hidden from assistive technology. */
export function LocationImage({ src, width }: LocationImageProps) {
  if (src) return <CarImage src={src} alt="" width={width} ratio="16 / 9" />;
  return (
    <div className={styles.ground} aria-hidden="true">
      <Icon name="pin" className={styles.pin} />
    </div>
  );
}
