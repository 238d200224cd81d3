import { useEffect, useRef } from 'react';
import { FORM_INVALID } from '@forecourt/shared-contracts';
import { Alert } from '@forecourt/shared-ui';
import styles from './ErrorList.module.css';

export interface ErrorListProps {
  messages: readonly string[];
  /** Number of the submit with these errors; 0 while submitting. Each new one moves focus to the list. */
  attempt: number;
}

/** All validation errors of a form. */
export function ErrorList({ messages, attempt }: ErrorListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) list.current?.focus();
  }, [attempt]);

  if (messages.length === 0) return null;
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Alert tone="error" title={FORM_INVALID}>
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
