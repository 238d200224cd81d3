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

/** A list of cards in as many columns as fit; each child is one item. */
export function CardGrid({ four = false, isRowOnPhone, children }: CardGridProps) {
  return (
    <Grid as="ul" isRowOnPhone={isRowOnPhone} className={four ? styles.four : undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
