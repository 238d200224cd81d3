import type { ComponentProps } from 'react';
import styles from './Stack.module.css';

/** A step of the space scale: 1 is 4 px, 4 is 16 px, 9 is 96 px at regular density. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface StackProps extends ComponentProps<'div'> {
  /** The element: 'ul' for a list, whose children are 'li'. */
  as?: 'div' | 'ul' | 'section' | 'article';
  gap?: Space;
  /** row: side by side, wrapping. */
  direction?: 'column' | 'row';
}

/** Children one after another with even space between. */
export function Stack({ as = 'div', gap = 4, direction = 'column', className = '', ...rest }: StackProps) {
  const Element = as as 'div';
  return <Element {...rest} className={`${styles.stack} ${className}`} data-gap={gap} data-direction={direction} />;
}
