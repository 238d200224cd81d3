import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Seconds until a time has passed, by the clock, so that a tab in the background does not delay it. */
export function useCountdown(initialSeconds: number) {
  const [wait, setWait] = useState({ seconds: initialSeconds });
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

  useEffect(() => {
    const endsAt = Date.now() + wait.seconds * TICK_MS;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / TICK_MS));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [wait]);

  return {
    secondsLeft,
    restart(seconds: number): void {
      setWait({ seconds });
      setSecondsLeft(seconds);
    },
  };
}
