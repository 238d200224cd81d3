import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab; without it the component is uncontrolled and starts with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Tabs with panels. Arrow keys select the next, Home and End the first and last; hidden panels remain in the page. */
export function Tabs({ label, tabs, selected, onSelect, className = '' }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
    (row.current?.children[tabs.indexOf(tab)] as HTMLElement | undefined)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <div className={`${styles.tabs} ${className}`}>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}-${tab.id}-panel`}
          className={styles.panel}
          role="tabpanel"
          data-label={tab.label}
          aria-labelledby={`${base}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
