import { isPlainPress } from '@forecourt/shared-ui';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

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
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true });
  };

  return (
    <a
      className={className}
      href={clean ?? to}
      rel={clean ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
