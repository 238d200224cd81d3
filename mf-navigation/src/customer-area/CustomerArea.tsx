import { Slot } from '@forecourt/shared-contracts';
import styles from './CustomerArea.module.css';
import { Enquiries } from './Enquiries';
import { VisitorDetails } from './VisitorDetails';

/** What the site knows of a signed-in visitor: name and phone, reservations, enquiries, finance estimates and saved cars of the account, valuations and searches of this browser. */
export function CustomerArea() {
  return (
    <div className={styles.area}>
      <VisitorDetails />
      <Slot name="saved-reservations" />
      <Enquiries />
      <Slot name="saved-quotes" />
      <Slot name="saved-cars" limit={3} />
      <div className={styles.columns}>
        <Slot name="saved-valuations" />
        <Slot name="recent-searches" />
      </div>
    </div>
  );
}
