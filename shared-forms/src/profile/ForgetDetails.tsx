import { selectCustomerProfile, useAppSelector } from '@forecourt/shared-contracts';
import { Button } from '@forecourt/shared-ui';
import styles from './ForgetDetails.module.css';

/** Button that deletes the visitor's stored details; renders nothing if there are none. */
export function ForgetDetails({ onForget }: { onForget(): void }) {
  const isKnown = useAppSelector((state) => Object.keys(selectCustomerProfile(state)).length > 0);
  return (
    isKnown && (
      <Button variant="quiet" size="s" className={styles.forget} onClick={onForget}>
        Forget my details
      </Button>
    )
  );
}
