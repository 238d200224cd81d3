import { useEffect, useRef } from 'react';
import { FORM_INVALID } from '@forecourt/shared-contracts';
import { Alert } from '@forecourt/shared-ui';
import styles from './ErrorList.module.css';

export interface ErrorListProps {
  messages: readonly string[];
  /** Number of the submit that found them; 0 while one is on its way. Each new one moves focus here. */
  attempt: number;
}

/** Everything that keeps a form from being sent, in one place. */
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
