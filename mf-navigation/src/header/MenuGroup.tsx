import { useId, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '@forecourt/shared-ui';
import { useCurrentLinks } from '../menu/CurrentLinks';
import type { MenuEntry } from '../menu/menuEntries';
import { MenuList } from '../menu/MenuList';
import type { ModelGroup } from '../models/modelGroups';
import { ModelColumns } from '../models/ModelColumns';
import styles from './MenuGroup.module.css';

export interface MenuGroupProps {
  /** Class of the button, shared with plain menu entries. */
  className?: string | undefined;
  entry: MenuEntry;
  /** Models by category, in columns above the links. */
  groups: readonly ModelGroup[];
  isOpen: boolean;
  opensOnHover: boolean;
  onOpen(): void;
  onClose(): void;
}

/** One dropdown of the menu: opens on click or hover by `navOpenMode`; Enter, Space and Escape always work. */
export function MenuGroup({ className = '', entry, groups, isOpen, opensOnHover, onOpen, onClose }: MenuGroupProps) {
  const current = useCurrentLinks();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const links = [...(entry.link ? [entry.link] : []), ...entry.items, ...groups.flatMap(({ models }) => models)];
  const isCurrent = links.some(({ to }) => current.has(to));

  // A hover has opened the dropdown before the click; that click must not close it. `detail` is 0 for the keyboard.
  const handleClick = ({ detail }: MouseEvent) => {
    if (isOpen && !(opensOnHover && detail > 0)) onClose();
    else onOpen();
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    onClose();
    button.current?.focus();
  };
  const onHover = (handler: () => void) => (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') handler();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape and hover for the button and the links inside
    <li
      className={styles.group}
      onPointerEnter={onHover(onOpen)}
      onPointerLeave={onHover(onClose)}
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <button
        type="button"
        ref={button}
        className={`${className} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={handleClick}
      >
        {entry.name}
        {!opensOnHover && <Icon name="chevron-down" />}
      </button>
      <div id={panelId} className={styles.panel} data-has-models={groups.length > 0} hidden={!isOpen}>
        {/* Once it is open: without script the drawer's list is in the HTML, and the links below lead to the range. */}
        {isOpen && groups.length > 0 && <ModelColumns groups={groups} onPick={onClose} />}
        <MenuList links={entry.items} className={styles.items} linkClassName={styles.item} />
      </div>
    </li>
  );
}
