import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../field/FieldError';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: string | false | null;
}

/** A native checkbox with its label; the whole line is the target. */
export function Checkbox({ label, error, className = '', ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <FieldError id={errorId}>{error}</FieldError>
      <label className={styles.line}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={[rest['aria-describedby'], error && errorId].filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
