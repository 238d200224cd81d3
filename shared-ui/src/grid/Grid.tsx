import type { ComponentProps } from 'react';
import type { Space } from '../stack/Stack';
import styles from './Grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** The element: 'ul' for a list, whose children are 'li'. */
  as?: 'div' | 'ul';
  /** Narrowest column, any CSS length: as many columns as fit. */
  min?: string;
  gap?: Space;
  /** On a phone the items are one row that scrolls sideways, out to the edges of the window. */
  isRowOnPhone?: boolean;
}

/** Equal columns that wrap by themselves. */
export function Grid({ as = 'div', min = '18rem', gap = 5, isRowOnPhone = false, className = '', style, ...rest }: GridProps) {
  const Element = as as 'div';
  const room = { ...style, '--grid-min': min, '--grid-gap': `var(--space-${gap})` } as object;
  return <Element {...rest} className={`${styles.grid} ${isRowOnPhone ? styles.row : ''} ${className}`} style={room} />;
}
