import { useRef, type KeyboardEvent } from 'react';
import { CarImage } from '@forecourt/shared-ui';
import styles from './Thumbnails.module.css';

const WIDTH = 120;

interface ThumbnailsProps {
  /** Paths of the photos. */
  photos: readonly string[];
  current: number;
  onSelect(index: number): void;
}

/** All photos as small buttons: one tab stop, with the arrow keys, Home and End inside. */
export function Thumbnails({ photos, current, onSelect }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (photos[next] === undefined) return;
    onSelect(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its buttons
    <ul ref={list} className={styles.list} aria-label="All photos" onKeyDown={handleKeyDown}>
      {photos.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Show photo ${index + 1}`}
            aria-current={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onSelect(index)}
          >
            <CarImage src={path} alt="" width={WIDTH} sizes="88px" ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
