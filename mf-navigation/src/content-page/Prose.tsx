import type { ReactNode } from 'react';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import styles from './Prose.module.css';

/** A page to read: heading and running text at a comfortable measure. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame kind="content" width="text">
      <article className={styles.prose}>
        <PageHeading>{title}</PageHeading>
        {children}
      </article>
    </PageFrame>
  );
}
