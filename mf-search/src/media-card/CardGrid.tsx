import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** A list of cards in as many columns as fit; each child is one item. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
