import type { MouseEvent } from 'react';
import { Icon } from '../icon/Icon';
import { pageNumbers } from './pageNumbers';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Address of a page: the links work before any script and in a new tab. */
  hrefOf: (page: number) => string;
  /** Takes over a plain press; without it the browser follows the link. */
  onSelect?: (page: number) => void;
  label?: string;
}

const isPlainPress = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links to the pages of a long list; nothing when there is one page only. */
export function Pagination({ page, pages, hrefOf, onSelect, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null;

  const linkTo = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (!onSelect || !isPlainPress(event)) return;
      event.preventDefault();
      onSelect(target);
    },
  });

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a className={styles.step} {...linkTo(page - 1)} rel="prev" aria-label="Previous page">
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((each, index) =>
          each === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- at most two gaps, told apart by their place only
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <a className={styles.step} {...linkTo(each)} aria-label={`Page ${each}`} aria-current={each === page ? 'page' : undefined}>
                {each}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={styles.step} {...linkTo(page + 1)} rel="next" aria-label="Next page">
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
