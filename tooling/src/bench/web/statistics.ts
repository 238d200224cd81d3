/** A task that held the browser's main thread for 50 ms or more; milliseconds since the navigation. */
export interface LongTask {
  start: number;
  duration: number;
}

/** One unexpected move of what is on screen. */
export interface LayoutShift {
  at: number;
  value: number;
}

const TASK_WITHOUT_BLOCKING_MS = 50;
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Total blocking time: what tasks after the first paint hold the main thread beyond 50 ms each. */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks.reduce((total, { start, duration }) => {
    const end = start + duration;
    return total + Math.max(0, end - Math.max(start + TASK_WITHOUT_BLOCKING_MS, firstPaint));
  }, 0);
}

/** Cumulative layout shift: the worst window of shifts less than a second apart, at most five seconds long. */
export function layoutShift(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let window = { began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const isSame = at - window.last < SHIFT_GAP_MS && at - window.began < SHIFT_WINDOW_MS;
    window = isSame ? { ...window, last: at, sum: window.sum + value } : { began: at, last: at, sum: value };
    worst = Math.max(worst, window.sum);
  }
  return worst;
}

/** When a page becomes interactive: it has painted, React has hydrated it, and the last long task is over. */
export const interactiveAt = (firstPaint: number, hydratedAt: number, tasks: readonly LongTask[]): number =>
  Math.max(firstPaint, hydratedAt, ...tasks.map(({ start, duration }) => start + duration));
