import { usePlatform } from '@forecourt/shared-contracts';
import { Button } from '@forecourt/shared-ui';
import { useState } from 'react';
import styles from './SignIn.module.css';
import { useCountdown } from './useCountdown';
import { useSignInRequest } from './useSignInRequest';
import { CODE_INTERVAL_SECONDS, shortWait } from './waitTime';

interface NewCodeProps {
  phone: string;
  /** Seconds until the first new code can be requested. */
  waitSeconds: number;
  onSent(): void;
  /** A limit refuses another code for now; the button is disabled and loses focus. */
  onRefused(): void;
}

/** Requests another code, once the time that the limits require has passed. Only its end is announced, not each second. */
export function NewCode({ phone, waitSeconds, onSent, onRefused }: NewCodeProps) {
  const { api } = usePlatform();
  const { secondsLeft, restart } = useCountdown(waitSeconds);
  const { isBusy, error, send } = useSignInRequest();
  const [isSent, setSent] = useState(false);
  const isReady = secondsLeft === 0;

  const handleClick = async () => {
    const failure = await send(async () => {
      await api.post('/api/sign-in/code', { phone });
      setSent(true);
      restart(CODE_INTERVAL_SECONDS);
      onSent();
    });
    if (!failure?.waitSeconds) return;
    restart(failure.waitSeconds);
    onRefused();
  };

  const status = () => {
    if (error && !(isReady && error.waitSeconds !== null)) return error.text;
    if (isReady) return isBusy ? '' : 'You can request a new code now.';
    return isSent ? `We sent a new code to ${phone}.` : '';
  };
  return (
    <div className={styles.newCode}>
      <Button variant="secondary" disabled={!isReady} busy={isBusy} onClick={() => void handleClick()}>
        {isReady ? 'Send a new code' : `Send a new code in ${shortWait(secondsLeft)}`}
      </Button>
      <output className={styles.note}>{status()}</output>
    </div>
  );
}
