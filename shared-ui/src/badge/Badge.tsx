import type { ComponentProps } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'accent' | 'neutral' | 'success' | 'danger' | 'highlight';
}

/** A number or a state in a word, beside what it belongs to. */
export function Badge({ tone = 'neutral', className = '', ...rest }: BadgeProps) {
  return <span {...rest} className={`${styles.badge} ${className}`} data-tone={tone} />;
}
