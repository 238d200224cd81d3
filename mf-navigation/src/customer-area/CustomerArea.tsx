import { Slot } from '@forecourt/shared-contracts';
import styles from './CustomerArea.module.css';
import { Enquiries } from './Enquiries';
import { VisitorDetails } from './VisitorDetails';

/** What the site knows of a signed-in visitor: name and phone, saved cars, and this browser's valuations, searches and enquiries. */
export function CustomerArea() {
  return (
    <div className={styles.area}>
      <VisitorDetails />
      <Slot name="saved-cars" limit={3} />
      <div className={styles.columns}>
        <Slot name="saved-valuations" />
        <Slot name="recent-searches" />
        <Enquiries />
      </div>
    </div>
  );
}
