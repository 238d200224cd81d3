import type { ComponentProps } from 'react';
import { Container, type ContainerProps } from '../container/Container';
import styles from './PageFrame.module.css';

/** home and content are one column; the others have a main and an aside region on wide windows. */
export type PageKind = 'home' | 'results' | 'vehicle' | 'form' | 'content' | 'location';

export interface PageFrameProps extends ContainerProps {
  kind: PageKind;
}

/** The grid between a page's header and footer. What is no `PageArea` goes from side to side. */
export function PageFrame({ kind, className = '', ...rest }: PageFrameProps) {
  return <Container {...rest} className={`${styles.frame} ${className}`} data-kind={kind} />;
}

export interface PageAreaProps extends ComponentProps<'div'> {
  /** Regions beside each other come one after the other, the left one first. */
  area: 'main' | 'aside';
  as?: 'div' | 'section' | 'aside';
}

/** One of the two regions that are beside each other on wide windows; it has its minimum height before its content is there. */
export function PageArea({ area, as = 'div', className = '', ...rest }: PageAreaProps) {
  const Element = as as 'div';
  return <Element {...rest} className={`${styles.area} ${className}`} data-area={area} />;
}
