import { Slot } from '@forecourt/shared-contracts';
import styles from './CustomerArea.module.css';
import { Enquiries } from './Enquiries';
import { VisitorDetails } from './VisitorDetails';

/** What the site knows of a signed-in visitor: name and phone, reservations, enquiries, finance estimates and saved cars of the account, valuations and searches of this browser. */
export function CustomerArea() {
  return (
    <div className={styles.area}>
      <VisitorDetails />
      <Slot name="saved-reservations" fallback={null} />
      <Enquiries />
      <Slot name="saved-quotes" fallback={null} />
      <Slot name="saved-cars" limit={3} fallback={null} />
      <div className={styles.columns}>
        <Slot name="saved-valuations" fallback={null} />
        <Slot name="recent-searches" fallback={null} />
      </div>
    </div>
  );
}
