import { LinkButton, Stack } from '@forecourt/shared-ui';
import { useId, type ReactNode } from 'react';
import styles from './CardSection.module.css';

export interface CardSectionProps {
  title: string;
  /** Link to all of what is displayed; not rendered where its page is not deployed. */
  all?: { text: string; to: string | null };
  children: ReactNode;
}

/** A heading with a link to all, above some cards. */
export function CardSection({ title, all, children }: CardSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {all && (
          <LinkButton to={all.to} variant="secondary">
            {all.text}
          </LinkButton>
        )}
      </header>
      {children}
    </Stack>
  );
}
