import type { ComponentProps, ElementType } from 'react';
import styles from './FormStack.module.css';

type Stacked = 'div' | 'form' | 'section';
type FormStackProps<As extends Stacked> = { as?: As } & ComponentProps<As>;

/** The parts of a form, or of one of its steps, below each other; fields and buttons inside follow its width. */
export function FormStack<As extends Stacked = 'div'>({ as, className, ...props }: FormStackProps<As>) {
  const Tag = (as ?? 'div') as ElementType;
  return <Tag {...props} className={[styles.stack, className].filter(Boolean).join(' ')} />;
}
