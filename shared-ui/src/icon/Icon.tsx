import styles from './Icon.module.css';
import { FILLED, SHAPES } from './shapes';

export type IconName = keyof typeof SHAPES;

export interface IconProps {
  name: IconName;
  /** Fills the shape of a line drawing, for example the heart of a saved car. */
  filled?: boolean;
  className?: string;
}

/** A drawing of the text's size and colour, hidden from assistive technology: the words beside it carry the meaning. */
export function Icon({ name, filled = FILLED.has(name), className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      data-filled={filled || undefined}
      data-solid={FILLED.has(name) || undefined}
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
