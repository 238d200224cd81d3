import { isUnmodifiedClick } from '@forecourt/shared-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './navigate';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, a query or an anchor. */
  to: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
}

/**
 * A link inside the site. The router's own reads the current address and is rendered again for each new one; a page has
 * hundreds of links whose addresses are whole (PL-054).
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || isElsewhere || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
