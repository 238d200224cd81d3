import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentLinks } from './CurrentLinks';
import { ExternalLink } from './ExternalLink';
import type { MenuLink } from './menuLink';

export interface MenuAnchorProps {
  link: MenuLink;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link of the menu, with `aria-current` from the surrounding `CurrentLinks`. */
export function MenuAnchor({ link, className, children = link.name }: MenuAnchorProps) {
  const current = useCurrentLinks();
  if (link.isExternal) {
    return (
      <ExternalLink href={link.to} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={link.to} className={className} aria-current={current.has(link.to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
