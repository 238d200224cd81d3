import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent } from './isCurrent';
import type { MenuLink } from './menuEntries';

export interface MenuAnchorProps {
  link: MenuLink;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of the menu that knows whether its page is showing (NA-010). */
export function MenuAnchor({ link, className, children = link.name }: MenuAnchorProps) {
  const page = useLocation();
  if (link.isExternal) {
    return (
      <a href={link.to} target="_blank" rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={link.to} className={className} aria-current={isCurrent(link.to, page) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
