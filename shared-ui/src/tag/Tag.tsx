import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** 'certified' is rendered as a logo: a seal with the words. */
export type TagKind = 'sold' | 'fuel' | 'reserved' | 'certified' | 'own' | 'coming-soon' | 'just-arrived' | 'offer';

export interface TagProps {
  kind: TagKind;
  /** Colour of a tenant's own tag; red by default. */
  colour?: 'red' | 'green';
  children: ReactNode;
}

/** The one short word about a car or an offer, at the corner of its image. */
export function Tag({ kind, colour, children }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind} data-colour={colour}>
      {children}
    </span>
  );
}
