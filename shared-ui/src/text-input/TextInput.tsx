import type { ComponentProps } from 'react';
import styles from './TextInput.module.css';

export type TextInputProps = ComponentProps<'input'>;

/** A native input of one line in the site's look. */
export function TextInput({ className = '', type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={`${styles.input} ${className}`} />;
}
