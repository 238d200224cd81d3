import type { ComponentProps } from 'react';
import styles from './Container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** text: as wide as lines are read well. */
  width?: 'page' | 'text';
}

/** Limits content to the page's width with space at the sides. */
export function Container({ width = 'page', className = '', ...rest }: ContainerProps) {
  return <div {...rest} className={`${styles.container} ${className}`} data-width={width} />;
}
