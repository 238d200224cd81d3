import { Icon } from '../icon/Icon';
import styles from './FieldError.module.css';

export interface FieldErrorProps {
  id: string;
  children: string | false | null | undefined;
}

/** The message of an invalid field, above its control, where neither a keyboard on the screen nor a list of suggestions covers it. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
