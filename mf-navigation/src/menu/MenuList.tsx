import { MenuAnchor } from './MenuAnchor';
import type { MenuLink } from './menuLink';

interface MenuListProps {
  links: readonly MenuLink[];
  className: string | undefined;
  /** Class of each link. */
  linkClassName: string | undefined;
}

/** Links below an entry of the menu. */
export const MenuList = ({ links, className, linkClassName }: MenuListProps) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.name}>
        <MenuAnchor link={link} className={linkClassName} />
      </li>
    ))}
  </ul>
);
