import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentAddresses } from './CurrentLinks';
import type { MenuLink } from './menuEntries';

export interface MenuAnchorProps {
  link: MenuLink;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of the menu that says whether its page is showing, as <CurrentLinks> around it knows. */
export function MenuAnchor({ link, className, children = link.name }: MenuAnchorProps) {
  const current = useCurrentAddresses();
  if (link.isExternal) {
    return (
      <a href={link.to} target="_blank" rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={link.to} className={className} aria-current={current.has(link.to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
