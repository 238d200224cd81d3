import type { ComponentProps } from 'react';
import type { Space } from '../stack/Stack';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element it is, for example 'article' for a car or 'section' with a heading. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'nav' | 'li';
  /** none: the content reaches the edges and brings its own padding. */
  padding?: 'none' | 's' | 'm' | 'l';
  /** Even space between the children, one below another; without it they follow each other as in a text. */
  gap?: Space;
  /** Lifts under the pointer; for cards that are one link. */
  isInteractive?: boolean;
}

/** A raised ground for one thing. */
export function Card({ as = 'div', padding = 'm', gap, isInteractive = false, className = '', ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={`${styles.card} ${className}`}
      data-padding={padding}
      data-gap={gap}
      data-interactive={isInteractive || undefined}
    />
  );
}
