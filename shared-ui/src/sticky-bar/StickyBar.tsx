import type { ComponentProps } from 'react';
import styles from './StickyBar.module.css';

export interface StickyBarProps extends Omit<ComponentProps<'aside'>, 'aria-label'> {
  /** Name of the region, for example 'Contact the dealer'. */
  label: string;
  isShown: boolean;
  edge?: 'top' | 'bottom';
  /** narrow: on windows below 768 px only. */
  on?: 'narrow' | 'all';
}

/** A bar that stays at an edge of the window; while it is not shown, keyboard and assistive technology pass it by. */
export function StickyBar({ label, isShown, edge = 'bottom', on = 'all', className = '', ...rest }: StickyBarProps) {
  return (
    <aside
      {...rest}
      className={`${styles.bar} ${className}`}
      aria-label={label}
      data-edge={edge}
      data-on={on}
      data-shown={isShown}
      inert={!isShown}
    />
  );
}
