import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { Alert } from '@forecourt/shared-ui';
import styles from './ErrorList.module.css';
import { useErrorTitle } from './useErrorTitle';

export interface ErrorListProps {
  form: RefObject<HTMLFormElement | null>;
  errors: readonly { field: string; message: string; id: string }[];
  /** Number of the submit with these errors; 0 while submitting. Each new one moves focus to the list. */
  attempt: number;
}

/** The control of a field, which may be rendered by another remote; the first one of a group. */
function controlOf(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const found = form?.elements.namedItem(field);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLElement | null;
}

/** All validation errors of a form, each with a link to its field; the document's title says that there are some. */
export function ErrorList({ form, errors, attempt }: ErrorListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) list.current?.focus();
  }, [attempt]);

  const handleClick = (event: MouseEvent, field: string) => {
    const control = controlOf(form.current, field);
    if (!control) return;
    event.preventDefault();
    control.focus();
  };

  useErrorTitle(errors.length > 0);
  if (errors.length === 0) return null;
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Alert tone="error" title="Please fix the following errors:">
        <ul>
          {errors.map(({ field, message, id }) => (
            <li key={field}>
              <a href={`#${id}`} onClick={(event) => handleClick(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
