import { ComplaintsNotice } from '../complaints/ComplaintsNotice';
import styles from '../content-page/Prose.module.css';

/** The complaints notice as a part of a page. */
export function Component() {
  return (
    <section className={styles.prose} aria-label="Complaint handling">
      <h2>If something went wrong</h2>
      <ComplaintsNotice />
    </section>
  );
}
