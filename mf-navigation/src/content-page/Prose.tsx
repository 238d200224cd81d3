import type { ReactNode } from 'react';
import { Container, PageHeading } from '@forecourt/shared-ui';
import styles from './Prose.module.css';

/** A page to read: heading and running text at a comfortable measure. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <article className={styles.prose}>
        <PageHeading>{title}</PageHeading>
        {children}
      </article>
    </Container>
  );
}
