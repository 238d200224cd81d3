import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  menuClosed,
  menuOpened,
  phoneAddress,
  selectOpenMenu,
  Slot,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  type ModelMenuItem,
} from '@forecourt/shared-contracts';
import { Container, Icon, Logo, VisuallyHidden } from '@forecourt/shared-ui';
import { CurrentLinks } from '../menu/CurrentLinks';
import { MenuAnchor } from '../menu/MenuAnchor';
import { menuEntries } from '../menu/menuEntries';
import { OnRouteChange } from '../menu/OnRouteChange';
import { modelGroups } from '../models/modelGroups';
import { CountBadge } from './CountBadge';
import { FavouritesLink } from './FavouritesLink';
import styles from './Header.module.css';
import { MenuDrawer } from './MenuDrawer';
import { MenuGroup } from './MenuGroup';
import { needsOwnRow } from './needsOwnRow';
import { useGarageLink } from './useGarageLink';
import { useWatchlistLink } from './useWatchlistLink';

interface HeaderProps {
  /** Models of the menu; null where they are not loaded. */
  data: readonly ModelMenuItem[] | null;
}

/** The header of every page: logo, menu, phone number, the visitor's links; a drawer on small screens. */
export function Header({ data: models }: HeaderProps) {
  const { site, to } = usePlatform();
  const openMenu = useAppSelector(selectOpenMenu);
  const dispatch = useAppDispatch();
  const menu = useRef<HTMLElement>(null);
  const entries = useMemo(() => menuEntries(site, to), [site, to]);
  const groups = useMemo(() => modelGroups(models ?? [], to), [models, to]);
  const links = useMemo(
    () => [...entries.flatMap(({ link, items }) => [...(link ? [link] : []), ...items]), ...groups.flatMap((group) => group.models)],
    [entries, groups],
  );
  const hasTwoRows = needsOwnRow(entries, site.switches);
  const { favouritesEnabled, navOpenMode, phoneDisplayEnabled } = site.switches;
  const phone = phoneDisplayEnabled ? site.phone : null;
  const watchlist = useWatchlistLink();
  const garage = useGarageLink();

  const close = useCallback(() => dispatch(menuClosed()), [dispatch]);

  useEffect(() => {
    if (openMenu === null) return;
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [close, openMenu]);

  return (
    <CurrentLinks links={links}>
      <OnRouteChange onChange={close} />
      <header className={openMenu === null ? styles.header : `${styles.header} nav-open`} data-rows={hasTwoRows ? 'two' : 'one'}>
        <Container className={styles.bar}>
          <Link to={to('shell.home')} className={styles.home}>
            <Logo /> <VisuallyHidden>home</VisuallyHidden>
          </Link>
          {hasTwoRows && (
            <div className={styles.search}>
              <Slot name="search-box" placement="header" />
            </div>
          )}
          <nav className={styles.menu} aria-label="Main" ref={menu}>
            <ul className={styles.entries}>
              {entries.map((entry) => {
                const ownGroups = entry.hasModels ? groups : [];
                return entry.link && entry.items.length + ownGroups.length === 0 ? (
                  <li key={entry.name}>
                    <MenuAnchor link={entry.link} className={styles.entry} />
                  </li>
                ) : (
                  <MenuGroup
                    key={entry.name}
                    className={styles.entry}
                    entry={entry}
                    groups={ownGroups}
                    isOpen={openMenu === entry.name}
                    opensOnHover={navOpenMode === 'hover'}
                    onOpen={() => dispatch(menuOpened(entry.name))}
                    onClose={close}
                  />
                );
              })}
            </ul>
          </nav>
          <div className={styles.actions}>
            {phone && (
              <a href={phoneAddress(phone)} className={styles.action} aria-label={`Call ${phone}`}>
                <Icon name="phone" />
                <span className={styles.phone}>{phone}</span>
              </a>
            )}
            {favouritesEnabled && <FavouritesLink className={styles.action} />}
            <div className={styles.gated}>
              {watchlist && (
                <Link to={watchlist.path} className={styles.action} aria-label={watchlist.label}>
                  <Icon name="bookmark" />
                  <CountBadge count={watchlist.count} onIcon />
                </Link>
              )}
              {garage && (
                <Link to={garage.path} className={`${styles.action} ${styles.text}`} aria-label={garage.label}>
                  {garage.name}
                  <CountBadge count={garage.count} />
                </Link>
              )}
            </div>
            <MenuDrawer entries={entries} groups={groups} gatedLinks={[garage, watchlist].filter((link) => link !== null)} />
          </div>
        </Container>
      </header>
    </CurrentLinks>
  );
}
