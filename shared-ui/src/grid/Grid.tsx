import type { ComponentProps } from 'react';
import type { Space } from '../stack/Stack';
import styles from './Grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** Narrowest column, any CSS length: as many columns as fit. */
  min?: string;
  gap?: Space;
}

/** Equal columns that wrap by themselves. */
export function Grid({ min = '18rem', gap = 5, className = '', style, ...rest }: GridProps) {
  const room = { ...style, '--grid-min': min, '--grid-gap': `var(--space-${gap})` } as object;
  return <div {...rest} className={`${styles.grid} ${className}`} style={room} />;
}
