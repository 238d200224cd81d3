import type { ComponentProps } from 'react';
import styles from './StickyBar.module.css';

export interface StickyBarProps extends Omit<ComponentProps<'aside'>, 'aria-label'> {
  /** Name of the region, for example 'Contact the dealer'. */
  label: string;
  isVisible: boolean;
  edge?: 'top' | 'bottom';
  /** narrow: on windows below 768 px only. */
  on?: 'narrow' | 'all';
}

/** A bar at an edge of the window; while it is not visible, it is inert for keyboard and assistive technology. */
export function StickyBar({ label, isVisible, edge = 'bottom', on = 'all', className = '', ...rest }: StickyBarProps) {
  return (
    <aside
      {...rest}
      className={`${styles.bar} ${className}`}
      aria-label={label}
      data-edge={edge}
      data-on={on}
      data-visible={isVisible}
      inert={!isVisible}
    />
  );
}
