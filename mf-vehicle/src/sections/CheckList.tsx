import { Icon } from '@forecourt/shared-ui';
import styles from './CheckList.module.css';

/** A list with check marks. */
export function CheckList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          <Icon name="check" />
          <span>{entry}</span>
        </li>
      ))}
    </ul>
  );
}
