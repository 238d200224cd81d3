import { isUnmodifiedClick } from '@forecourt/shared-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './navigate';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An absolute path of this site, a query or a hash. */
  to: string;
  /** Replaces the current entry of the history. */
  replace?: boolean;
}

/**
 * A link within the site. The router's own reads the location and renders again for each navigation; a page has hundreds
 * of links whose targets do not depend on it (PL-054).
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || opensElsewhere || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
