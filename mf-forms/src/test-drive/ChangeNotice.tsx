import type { Appointment } from '@forecourt/shared-contracts';
import { Alert } from '@forecourt/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './TestDriveChange.module.css';

const TITLES = { booked: 'Your test drive is moved', cancelled: 'Your test drive is cancelled', past: 'This test drive is over' } as const;
const NOTES = {
  booked: 'The new time is held for you, and the old one is free again. Add it to your calendar again: the entry there is replaced.',
  cancelled: 'We have told the location. You need to do nothing else.',
  past: 'We would be glad to see you again.',
} as const;

interface ChangeNoticeProps {
  state: Appointment['state'];
  /** The visitor has just made the change: the notice is read out, and what follows it is next for the keyboard. */
  takesFocus: boolean;
}

/** What became of a test drive. */
export function ChangeNotice({ state, takesFocus }: ChangeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Alert tone={state === 'past' ? 'info' : 'success'} title={TITLES[state]}>
        <p>{NOTES[state]}</p>
      </Alert>
    </div>
  );
}
