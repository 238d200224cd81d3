import { useEffect, useState, useSyncExternalStore } from 'react';
import { zoneNoteAt } from '../rules/appointmentTime';
import { usePlatform } from '../platform/context';

const MINUTE_MS = 60_000;
const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS);

/** A clock that shows this instant now and goes on from it: that of the server, whatever the visitor's own shows. */
export function createClock(now: Date): () => Date {
  const startedAt = Date.now();
  return () => new Date(now.getTime() + Date.now() - startedAt);
}

/** The instant at which the page is read, by the minute: that of the render at first, also while hydrating; it goes on in an open tab. */
export function useClock(): Date {
  const { now, clock } = usePlatform();
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const read = clock();
      setInstant((last) => (minuteOf(last) === minuteOf(read) ? last : read));
      timer = setTimeout(tick, MINUTE_MS - (read.getTime() % MINUTE_MS));
    };
    tick();
    // Timers of a hidden tab, or of a device that sleeps, come late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);
  return instant;
}

const subscribeToNothing = () => () => undefined;

/** 'Perth time' where the visitor's clock shows another time than the zone's at that instant; null on the server, which does not know it. */
export const useZoneNote = (instant: Date, timeZone: string): string | null =>
  useSyncExternalStore(
    subscribeToNothing,
    () => zoneNoteAt(instant, timeZone),
    () => null,
  );
