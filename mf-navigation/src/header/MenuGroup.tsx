import { useId, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '@forecourt/shared-ui';
import { useCurrentAddresses } from '../menu/CurrentLinks';
import { MenuAnchor } from '../menu/MenuAnchor';
import type { MenuEntry } from '../menu/menuEntries';
import styles from './MenuGroup.module.css';

export interface MenuGroupProps {
  entry: MenuEntry;
  isOpen: boolean;
  opensOnHover: boolean;
  onOpen(): void;
  onClose(): void;
}

/** One dropdown of the menu: by mouse as the tenant wishes, by Enter, Space and Escape always. */
export function MenuGroup({ entry, isOpen, opensOnHover, onOpen, onClose }: MenuGroupProps) {
  const current = useCurrentAddresses();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isShowing = [entry, ...entry.items].some(({ to }) => current.has(to));

  // A mouse has opened the dropdown before it clicks; that click must not close it. `detail` 0 is the keyboard.
  const handleClick = ({ detail }: MouseEvent) => {
    if (isOpen && !(opensOnHover && detail > 0)) onClose();
    else onOpen();
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    onClose();
    button.current?.focus();
  };
  const withMouse = (act: () => void) => (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') act();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape and the mouse for the button and the links inside
    <li
      className={styles.group}
      onPointerEnter={withMouse(onOpen)}
      onPointerLeave={withMouse(onClose)}
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isShowing ? 'true' : undefined}
        onClick={handleClick}
      >
        {entry.name}
        {!opensOnHover && <Icon name="chevron-down" />}
      </button>
      <ul id={panelId} className={styles.panel} hidden={!isOpen}>
        {entry.items.map((item) => (
          <li key={item.name}>
            <MenuAnchor link={item} className={styles.item} />
          </li>
        ))}
      </ul>
    </li>
  );
}
