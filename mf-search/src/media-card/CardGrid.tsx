import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** Four stand side by side on a wide screen, instead of three. */
  four?: boolean;
  children: ReactNode;
}

/** A list of cards in as many columns as fit; each child is one item. */
export function CardGrid({ four, children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-four={four}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
