import type { ReactNode } from 'react';
import { Disclosure } from '@forecourt/shared-ui';
import styles from './Fold.module.css';

/** A titled part of the details that opens under its title; all of it is in the server HTML and opens without JavaScript. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return <Disclosure summary={<h3 className={styles.title}>{title}</h3>}>{children}</Disclosure>;
}
