import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'success' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  /** The action runs: the button keeps focus and says so, and a second press does nothing. */
  busy?: boolean;
}

/** A native button in the site's look; `type` is 'button' unless told otherwise. */
export function Button({ variant = 'primary', size = 'm', busy = false, type = 'button', className = '', onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three, passed on
      type={type}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
