import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import styles from './Field.module.css';

/** What the control of a field needs to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Of the control, where something else must find it; otherwise one is made. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Message of an invalid value; empty or missing is valid. */
  error?: string | false | null;
  /** Adds '(optional)' to the label. */
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, and what helps to fill it. */
export function Field({ id: givenId, label, hint, error, isOptional = false, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>(optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}
