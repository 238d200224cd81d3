import styles from './OpenNow.module.css';

/** 'Open now' or 'Closed now'. */
export function OpenNow({ isOpen }: { isOpen: boolean }) {
  return (
    <span className={styles.now} data-open={isOpen}>
      {isOpen ? 'Open now' : 'Closed now'}
    </span>
  );
}
