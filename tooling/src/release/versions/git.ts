import { execFileSync } from 'node:child_process';
import { StartError } from '@forecourt/server-kit';

/** Output of a git command in a checkout, without the last line break; throws a StartError where there is none or git refuses. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new StartError(`git ${args[0]} failed in ${root}: ${stderr?.trim() || message}`, { cause: error });
  }
}

/** Whether a checkout has a commit or tag. */
export function hasRevision(root: string, revision: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
