import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '@forecourt/server-kit';

/** A process with those below it. */
export interface ProcessTree {
  pid: number;
  /** Its command line. */
  command: string;
  children: ProcessTree[];
}

/** The processes of this machine below one, as they are now. */
export function processTree(pid: number): ProcessTree {
  const all = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
    .split('\n')
    .flatMap((line) => {
      const [, own, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return own ? [{ pid: Number(own), parent: Number(parent), command }] : [];
    });
  const below = (of: number): ProcessTree[] =>
    all.filter(({ parent }) => parent === of).map(({ pid: own, command }) => ({ pid: own, command, children: below(own) }));
  return { pid, command: all.find((each) => each.pid === pid)?.command ?? '', children: below(pid) };
}

/** A tree as a list, the topmost first. */
export const listed = (tree: ProcessTree): ProcessTree[] => [tree, ...tree.children.flatMap(listed)];

/** Resolves when none of these processes runs any more. */
export async function untilEnded(processes: readonly ProcessTree[]): Promise<void> {
  while (processes.some(({ pid }) => isProcessAlive(pid))) await wait(100);
}
