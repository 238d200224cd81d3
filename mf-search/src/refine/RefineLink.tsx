import { isUnmodifiedClick } from '@forecourt/shared-ui';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { SearchChange } from './searchChanges';
import { useSearch, useSearchActions } from './SearchProvider';
import { useRefine } from './useRefine';

export interface RefineLinkProps {
  /** What a click does to the search. */
  change: SearchChange;
  /** Links to the clean path of the same results, where there is one: for search engines, new tabs and browsers without script. */
  hasCleanPath?: boolean;
  className?: string;
  isCurrent?: boolean;
  label?: string;
  children: ReactNode;
}

/** A change of the search as a link: a click pushes a history entry and keeps the scroll position. */
export function RefineLink({ change, hasCleanPath = false, className, isCurrent = false, label, children }: RefineLinkProps) {
  const { state, links } = useSearch();
  const refine = useRefine();
  const { hrefAfter, prefetchSearch } = useSearchActions();
  const next = change(state);
  const cleanPath = hasCleanPath ? links.cleanPath(next) : null;

  // A touch may only start to scroll.
  const handlePointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isUnmodifiedClick(event)) prefetchSearch(hrefAfter(change));
  };
  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    refine(change);
  };

  return (
    <a
      className={className}
      href={cleanPath ?? links.href(next)}
      rel={cleanPath ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
