import type { ComponentProps } from 'react';
import input from '../text-input/TextInput.module.css';
import styles from './TextArea.module.css';

export type TextAreaProps = ComponentProps<'textarea'>;

/** A native text area that grows with its text where the browser can. */
export function TextArea({ className = '', rows = 4, ...rest }: TextAreaProps) {
  return <textarea {...rest} rows={rows} className={`${input.input} ${styles.area} ${className}`} />;
}
