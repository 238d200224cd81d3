import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { usePopover } from '../popover/usePopover';
import { SiteLink } from '../site-link/SiteLink';
import styles from './MegaMenu.module.css';

export interface MegaMenuItem {
  id: string;
  label: string;
  /** Where an entry without a panel leads. */
  to?: string;
  /** Link columns that open under the bar. */
  panel?: ReactNode;
  isCurrent?: boolean;
}

export interface MegaMenuProps {
  label: string;
  items: readonly MegaMenuItem[];
  className?: string;
}

/** The menu bar of a site with wide panels below it. A panel opens on click, not on hover; left, right, Home and End move along the bar. */
export function MegaMenu({ label, items, className = '' }: MegaMenuProps) {
  const bar = useRef<HTMLUListElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const entries = [...(bar.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const here = entries.indexOf(event.target as HTMLElement);
    const target = { ArrowRight: here + 1, ArrowLeft: here - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key];
    if (here < 0 || target === undefined) return;
    event.preventDefault();
    entries[target % entries.length]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the buttons and links inside
    <nav className={`${styles.menu} ${className}`} aria-label={label} onKeyDown={handleKeyDown}>
      <ul ref={bar} className={styles.bar}>
        {items.map((item) => (
          <li key={item.id}>{item.panel ? <PanelEntry item={item} /> : <LinkEntry item={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function LinkEntry({ item: { label, to = '/', isCurrent } }: { item: MegaMenuItem }) {
  return (
    <SiteLink className={styles.entry} to={to} data-entry="" aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function PanelEntry({ item: { label, panel, isCurrent } }: { item: MegaMenuItem }) {
  const { trigger, popover } = usePopover();
  return (
    <>
      <button type="button" {...trigger} className={styles.entry} data-entry="" data-current={isCurrent || undefined}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <section {...popover} className={styles.panel} aria-label={label}>
        <div className={styles.columns}>{panel}</div>
      </section>
    </>
  );
}
