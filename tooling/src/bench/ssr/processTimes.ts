import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of a process since its start, milliseconds. */
export interface ProcessTimes {
  main: number;
  /** Of its other threads: workers, compression, garbage collection. */
  threads: number;
  /** Of the processes that it started and that run. */
  children: number;
}

/** Nanoseconds that a task of Linux has run are the first number of its schedstat. */
const taskMs = (pid: number, task: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name of a program, in brackets, may hold spaces.
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(parent) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

const wholeMs = (pid: number): number => {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return sum(tasks.map((task) => taskMs(pid, task))) + sum(childrenOf(pid).map(wholeMs));
};

/** The times of a process; null where the system does not have them in /proc. */
export function processTimes(pid: number): ProcessTimes | null {
  if (process.platform !== 'linux') return null;
  const tasks = readdirSync(`/proc/${pid}/task`);
  return {
    main: taskMs(pid, String(pid)),
    threads: sum(tasks.filter((task) => task !== String(pid)).map((task) => taskMs(pid, task))),
    children: sum(childrenOf(pid).map(wholeMs)),
  };
}

/** Of all its threads, and of the processes that it started. */
export const wholeOf = ({ main, threads, children }: ProcessTimes): number => main + threads + children;

/** What two readings differ by; null where one is missing. */
export const timesBetween = (before: ProcessTimes | null, after: ProcessTimes | null): ProcessTimes | null =>
  before &&
  after && { main: after.main - before.main, threads: after.threads - before.threads, children: after.children - before.children };
