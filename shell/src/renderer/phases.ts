import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import type { Phase } from '../protocol/messages';

/** Time in which this thread has been busy, milliseconds: it grows in the middle of a task, and not while the thread waits. */
const busyMs = () => performance.eventLoopUtilization().active;

/** Calls to the back end that are under way. A worker renders one page at a time, so they are all of one page. */
let calls = 0;
let onCalls = () => undefined as void;
const counting = (change: number) => () => {
  calls = Math.max(0, calls + change);
  onCalls();
};
subscribe('undici:request:create', counting(1));
subscribe('undici:request:trailers', counting(-1));
subscribe('undici:request:error', counting(-1));

/** Measures for how long each phase of one render keeps the thread busy. While the loader waits for calls it is their phase. */
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
  calls = 0;
  onCalls = () => {
    if (phase === 'loaders' || phase === 'calls') enter(calls > 0 ? 'calls' : 'loaders');
  };
  return {
    enter,
    /** Ends the phase that runs; milliseconds by phase. */
    end(): Partial<Record<Phase, number>> {
      enter(phase);
      return times;
    },
  };
}
