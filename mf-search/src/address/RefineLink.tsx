import { isPlainPress } from '@forecourt/shared-ui';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useAskAhead } from '../search-service/askAhead';
import { useRefine } from './useRefine';

export interface RefineLinkProps {
  /** Where the change is shown without leaving the page. */
  to: string;
  /** The clean address of the same results, where there is one: for search engines, new tabs and browsers without script. */
  clean?: string | null;
  className?: string;
  isCurrent?: boolean;
  label?: string;
  children: ReactNode;
}

/** A change of the search that is also an address; a new history entry, and the page stays where it is (SE-006, SE-039). */
export function RefineLink({ to, clean, className, isCurrent = false, label, children }: RefineLinkProps) {
  const refine = useRefine();
  const askAhead = useAskAhead();
  // A finger that comes down may only scroll.
  const handlePointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isPlainPress(event)) askAhead(to);
  };
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    refine(to);
  };

  return (
    <a
      className={className}
      href={clean ?? to}
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
