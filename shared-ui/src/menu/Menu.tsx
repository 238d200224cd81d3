import { useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import popoverStyles from '../popover/Popover.module.css';
import { usePopover, type PopoverTrigger } from '../popover/usePopover';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  isDisabled?: boolean;
  /** Marks the one choice of a group that is on. */
  isChosen?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  trigger: (attributes: PopoverTrigger) => ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** Actions behind one button. Arrow keys, Home, End and first letters move; Enter acts and closes. */
export function Menu({ label, trigger, items, align = 'start' }: MenuProps) {
  const { trigger: attributes, popover, close } = usePopover('menu');
  const list = useRef<HTMLDivElement>(null);
  const isChoice = items.some(({ isChosen }) => isChosen !== undefined);

  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const handleToggle = (event: ToggleEvent<HTMLDivElement>) => {
    popover.onToggle(event);
    if (event.newState !== 'open') return;
    const all = buttons();
    (all.find((button) => button.ariaChecked === 'true') ?? all[0])?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLButtonElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : null;
    const target =
      letter === null
        ? { ArrowDown: here + 1, ArrowUp: here - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
        : all.findIndex((_each, index) => all[(here + 1 + index) % all.length]?.textContent.toLowerCase().startsWith(letter)) + here + 1;
    if (event.key === 'Tab') close();
    if (target === undefined || letter === ' ') return;
    event.preventDefault();
    all[target % all.length]?.focus();
  };

  return (
    <>
      {trigger(attributes)}
      <div
        {...popover}
        ref={list}
        className={`${popoverStyles.popover} ${styles.menu}`}
        role="menu"
        aria-label={label}
        data-align={align}
        tabIndex={-1}
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
      >
        {items.map(({ id, label: text, icon, isDisabled, isChosen, onSelect }) => (
          <button
            key={id}
            type="button"
            className={styles.item}
            role={isChoice ? 'menuitemradio' : 'menuitem'}
            aria-checked={isChoice ? Boolean(isChosen) : undefined}
            tabIndex={-1}
            disabled={isDisabled}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            {icon && <Icon name={icon} />}
            <span className={styles.label}>{text}</span>
            {isChosen && <Icon name="check" className={styles.chosen} />}
          </button>
        ))}
      </div>
    </>
  );
}
