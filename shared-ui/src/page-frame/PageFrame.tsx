import type { ComponentProps } from 'react';
import styles from './PageFrame.module.css';

/** The regions of each kind of page, in the order of reading. */
export interface PageAreas {
  home: 'hero' | 'search' | 'cars' | 'offers' | 'promises' | 'reviews' | 'locations';
  results: 'heading' | 'filters' | 'toolbar' | 'list' | 'pages';
  vehicle: 'crumbs' | 'gallery' | 'summary' | 'details' | 'enquiry' | 'similar';
  form: 'heading' | 'form' | 'aside';
  content: 'heading' | 'body' | 'aside';
  location: 'heading' | 'panel' | 'map' | 'enquiry' | 'cars';
}
export type PageKind = keyof PageAreas;

export interface PageFrameProps extends ComponentProps<'div'> {
  kind: PageKind;
}

/** The grid of a page. Its regions have their place and least height before their content is there, so that nothing moves. */
export function PageFrame({ kind, className = '', children, ...rest }: PageFrameProps) {
  return (
    <div {...rest} className={`${styles.frame} ${className}`}>
      <div className={styles.grid} data-kind={kind}>
        {children}
      </div>
    </div>
  );
}

export interface PageAreaProps<Kind extends PageKind> extends ComponentProps<'div'> {
  /** The kind of page it belongs to, so that only its regions are offered. */
  of: Kind;
  area: PageAreas[Kind];
  as?: 'div' | 'section' | 'aside' | 'header';
}

/** One region of a page. */
export function PageArea<Kind extends PageKind>({ of, area, as = 'div', className = '', ...rest }: PageAreaProps<Kind>) {
  const Element = as as 'div';
  return <Element {...rest} className={`${styles.area} ${className}`} data-area={`${of}-${area}`} />;
}
