import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Unbroken } from '../unbroken/Unbroken';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** A line under the heading. */
  lead?: ReactNode;
}

/**
 * The page's h1. It takes focus when the visitor comes here by a link of the site, so that assistive technology
 * reads on from the new page; not on the first view, and not when only the query changes.
 */
export function PageHeading({ children, lead }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const isFollowedLink = navigationType !== 'POP';

  useEffect(() => {
    if (isFollowedLink) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of the kind of navigation on the same page is no new page
  }, [pathname]);

  return (
    <div className={styles.block}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {typeof children === 'string' ? <Unbroken text={children} /> : children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
