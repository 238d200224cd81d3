import { performance } from 'node:perf_hooks';
import type { Phase } from '../protocol/messages';

/** Time in which this thread has been busy, milliseconds: it grows in the middle of a task, and not while the thread waits. */
const busyMs = () => performance.eventLoopUtilization().active;

/** Measures for how long each phase of one render keeps the thread busy. */
export function startPhases() {
  const times: Partial<Record<Phase, number>> = {};
  let phase: Phase = 'routes';
  let since = busyMs();

  const enter = (next: Phase) => {
    const now = busyMs();
    times[phase] = (times[phase] ?? 0) + now - since;
    since = now;
    phase = next;
  };
  return {
    enter,
    /** While the page's loader waits for calls it is their phase. */
    waitForCalls(isWaiting: boolean): void {
      if (phase === 'loaders' || phase === 'calls') enter(isWaiting ? 'calls' : 'loaders');
    },
    /** Ends the phase that runs; milliseconds by phase. */
    end(): Partial<Record<Phase, number>> {
      enter(phase);
      return times;
    },
  };
}
