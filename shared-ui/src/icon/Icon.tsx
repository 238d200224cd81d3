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
export function Icon({ name, filled = FILLED.has(name), className = '' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={FILLED.has(name) ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
