import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, for assistive technology and as a tooltip. */
  label: string;
  icon: IconName;
  /** Fills the drawing. */
  filled?: boolean;
}

/** A round icon-only button; `aria-pressed` fills it with the accent. */
export function IconButton({ label, icon, filled, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${className}`} aria-label={label} title={label}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}
