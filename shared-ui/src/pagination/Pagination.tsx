import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { isUnmodifiedClick } from '../site-link/isUnmodifiedClick';
import { pageNumbers } from './pageNumbers';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Address of a page: the links work before any script and in a new tab. */
  hrefOf: (page: number) => string;
  /** Handles an unmodified click; without it the browser follows the link. */
  onSelect?: (page: number) => void;
  label?: string;
}

/** First, previous, up to five numbers, next and last page of a long list, and where the visitor is; nothing when there is one page only. */
export function Pagination({ page, pages, hrefOf, onSelect, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null;

  const linkTo = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (!onSelect || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      onSelect(target);
    },
  });

  const step = (target: number, icon: IconName, name: string, rel?: 'prev' | 'next') => (
    <li>
      <a className={styles.step} {...linkTo(target)} rel={rel} aria-label={name}>
        <Icon name={icon} />
      </a>
    </li>
  );

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 2 && step(1, 'first', 'First page')}
        {page > 1 && step(page - 1, 'chevron-left', 'Previous page', 'prev')}
        {pageNumbers(page, pages).map((each) => (
          <li key={each} className={styles.number}>
            <a className={styles.step} {...linkTo(each)} aria-label={`Page ${each}`} aria-current={each === page ? 'page' : undefined}>
              {each}
            </a>
          </li>
        ))}
        <li className={styles.position}>
          Page {page} of {pages}
        </li>
        {page < pages && step(page + 1, 'chevron-right', 'Next page', 'next')}
        {page < pages - 1 && step(pages, 'last', `Last page, ${pages}`)}
      </ul>
    </nav>
  );
}
