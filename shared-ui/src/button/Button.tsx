import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'success' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  /** The action is pending: the button is announced as busy, keeps focus, and ignores clicks. */
  busy?: boolean;
}

/** A native button with the styles of the site; `type` defaults to 'button'. */
export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
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
