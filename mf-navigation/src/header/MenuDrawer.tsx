import { useCallback, useRef, type KeyboardEvent } from 'react';
import { phoneAddress, usePlatform } from '@forecourt/shared-contracts';
import { Link } from 'react-router-dom';
import { Icon } from '@forecourt/shared-ui';
import { MenuAnchor } from '../menu/MenuAnchor';
import type { MenuEntry } from '../menu/menuEntries';
import { MenuList } from '../menu/MenuList';
import type { ModelGroup } from '../models/modelGroups';
import { OnRouteChange } from '../menu/OnRouteChange';
import { CountBadge } from './CountBadge';
import categoryStyles from '../models/category.module.css';
import styles from './MenuDrawer.module.css';
import type { GatedLink } from './useGatedPath';

interface MenuDrawerProps {
  entries: readonly MenuEntry[];
  /** Models by category, for the entries that have them. */
  groups: readonly ModelGroup[];
  /** Links to the pages that require a sign-in. */
  gatedLinks: readonly GatedLink[];
}

/** The menu on small screens: native details, so that it opens before and without JavaScript. */
export function MenuDrawer({ entries, groups, gatedLinks }: MenuDrawerProps) {
  const { site } = usePlatform();
  const drawer = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

  const close = useCallback(() => {
    if (!drawer.current) return;
    for (const each of [drawer.current, ...drawer.current.querySelectorAll('details')]) each.open = false;
  }, []);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !drawer.current?.open) return;
    drawer.current.open = false;
    opener.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape for the links inside
    <details className={styles.drawer} ref={drawer} onKeyDown={handleKeyDown}>
      <OnRouteChange onChange={close} />
      <summary className={styles.opener} ref={opener} aria-label="Menu">
        <span className={styles.whenClosed}>
          <Icon name="menu" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
        </span>
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.name}>
              {entry.link && entry.items.length === 0 && !(entry.hasModels && groups.length > 0) ? (
                <MenuAnchor link={entry.link} className={styles.entry} />
              ) : (
                <details name="menu-group" className={styles.group}>
                  <summary className={styles.entry}>
                    {entry.name}
                    <Icon name="chevron-down" />
                  </summary>
                  {entry.hasModels &&
                    groups.map(({ category, models }) => (
                      <section key={category}>
                        <h3 className={categoryStyles.category}>{category}</h3>
                        <MenuList links={models} className={styles.items} linkClassName={styles.item} />
                      </section>
                    ))}
                  <MenuList links={entry.items} className={styles.items} linkClassName={styles.item} />
                </details>
              )}
            </li>
          ))}
          {gatedLinks.map(({ path, name, count, label }) => (
            <li key={path}>
              <Link to={path} className={styles.entry} aria-label={label}>
                {name}
                <CountBadge count={count} />
              </Link>
            </li>
          ))}
        </ul>
        {site.switches.phoneDisplayEnabled && site.phone && (
          <a href={phoneAddress(site.phone)} className={styles.call}>
            <Icon name="phone" />
            Call {site.phone}
          </a>
        )}
      </nav>
    </details>
  );
}
