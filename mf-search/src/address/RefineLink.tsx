import { isUnmodifiedClick } from '@forecourt/shared-ui';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useAddressAfter, useSearch } from '../results/SearchContext';
import { useAskAhead } from '../search-service/askAhead';
import type { SearchChange } from './refine';
import { useRefine } from './useRefine';

export interface RefineLinkProps {
  /** What a press does to the search. */
  change: SearchChange;
  /** Leads to the clean address of the same results, where there is one: for search engines, new tabs and browsers without script. */
  hasClean?: boolean;
  className?: string;
  isCurrent?: boolean;
  label?: string;
  children: ReactNode;
}

/** A change of the search that is also an address; a new history entry, and the page stays where it is (SE-006, SE-039). */
export function RefineLink({ change, hasClean = false, className, isCurrent = false, label, children }: RefineLinkProps) {
  const { state, links } = useSearch();
  const refine = useRefine();
  const askAhead = useAskAhead();
  const addressAfter = useAddressAfter();
  const next = change(state);
  const clean = hasClean ? links.clean(next) : null;

  // A finger that comes down may only scroll.
  const handlePointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isUnmodifiedClick(event)) askAhead(addressAfter(change));
  };
  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    refine(change);
  };

  return (
    <a
      className={className}
      href={clean ?? links.to(next)}
      rel={clean ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
