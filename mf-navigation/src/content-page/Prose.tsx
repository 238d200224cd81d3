import type { ReactNode } from 'react';
import { PageFrame, PageHeading } from '@forecourt/shared-ui';
import styles from './Prose.module.css';

/** Layout of a text page: heading and running text with a limited line length. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame kind="content">
      <article className={styles.prose}>
        <PageHeading>{title}</PageHeading>
        {children}
      </article>
    </PageFrame>
  );
}
