import { SORT_OPTIONS } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { RefineLink } from '../refine/RefineLink';
import { withSort } from '../refine/searchChanges';
import { useSearch } from '../refine/SearchProvider';
import styles from './SortMenu.module.css';

/** The sort orders of the results as links; closes on selection, Escape, pointerdown outside, or when focus leaves. */
export function SortMenu() {
  const { state } = useSearch();
  const menu = useRef<HTMLDetailsElement>(null);
  const current = SORT_OPTIONS.find(({ value }) => value === state.sortBy) ?? SORT_OPTIONS[0];
  const close = () => menu.current?.removeAttribute('open');

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    // Safari does not focus clicked links: without a next element the click may be on an option.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  useEffect(() => {
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- details is interactive through its summary; keys bubble from there
    <details ref={menu} key={state.sortBy} className={styles.menu} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <summary className={styles.summary}>
        <span className={styles.caption}>Sort:</span> <span className={styles.current}>{current?.label}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.list}>
        {SORT_OPTIONS.map(({ value, label }) => (
          <li key={value}>
            <RefineLink className={styles.option} change={(latest) => withSort(latest, value)} isCurrent={value === state.sortBy}>
              {label}
            </RefineLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
