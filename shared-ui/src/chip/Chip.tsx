import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Chip.module.css';

export interface ChipProps {
  label: ReactNode;
  onRemove: () => void;
  /** Label of the button; 'Remove {label}' if the label is text. */
  removeLabel?: string;
}

/** One choice that is on; the whole chip is a button that takes it off. */
export function Chip({ label, onRemove, removeLabel }: ChipProps) {
  const name = removeLabel ?? (typeof label === 'string' ? `Remove ${label}` : undefined);
  return (
    <button type="button" className={styles.chip} aria-label={name} onClick={onRemove}>
      <span>{label}</span>
      <Icon name="close" className={styles.cross} />
    </button>
  );
}
