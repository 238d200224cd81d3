import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState, ROOT } from '../workspace';

interface CompletePass {
  at: string;
  /** Commit of the checkout, with '+' where it had uncommitted changes. */
  commit: string;
}

const FILE = inState('verify/complete.json');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Records that everything has passed. */
export function recordCompletePass(file = FILE): void {
  const commit = `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), commit } satisfies CompletePass));
}

/** One sentence about the last complete pass in this checkout. */
export function lastCompletePass(file = FILE): string {
  try {
    const { at, commit } = JSON.parse(readFileSync(file, 'utf8')) as CompletePass;
    return `npm test -- --all last passed here at ${at}, commit ${commit}.`;
  } catch {
    return 'npm test -- --all has not passed in this checkout yet.';
  }
}
