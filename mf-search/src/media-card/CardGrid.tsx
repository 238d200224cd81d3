import { Grid } from '@forecourt/shared-ui';
import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** Four columns on a wide screen, instead of three. */
  four?: boolean;
  /** On a phone one row that scrolls sideways. */
  isRowOnPhone?: boolean;
  children: ReactNode;
}

/** A list of cards in as many columns as fit, each child one item; a single card takes the row, its image beside its text. */
export function CardGrid({ four = false, isRowOnPhone, children }: CardGridProps) {
  const cards = Children.toArray(children);
  const columns = four ? styles.four : undefined;
  return (
    <Grid as="ul" isRowOnPhone={isRowOnPhone} className={cards.length === 1 ? styles.one : columns}>
      {Children.map(cards, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
