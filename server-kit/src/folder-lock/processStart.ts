import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isProcessAlive } from './isProcessAlive';

/** Positions among the fields of /proc/<pid>/stat after the name, which may have blanks and brackets. */
const STATE = 0;
const START_TIME = 19;
const ENDED = ['Z', 'X'];

function startOnLinux(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (ENDED.includes(fields[STATE] ?? '')) return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[START_TIME]}`;
}

const startByPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/**
 * When a process of this machine started, as a text that differs for each process that has its id in turn; null when none has. '' where the
 * system does not say.
 */
export function processStart(pid: number): string | null {
  if (!isProcessAlive(pid)) return null;
  for (const read of [startOnLinux, startByPs])
    try {
      return read(pid);
    } catch {
      // Not Linux, or a process of another user there, or no such program.
    }
  return '';
}

/** Whether the process that had this id and start still runs; where the start is not known, whether any process has the id. */
export function isSameProcess(pid: number, startedAt: string): boolean {
  const start = processStart(pid);
  return start !== null && (start === startedAt || start === '' || startedAt === '');
}
