import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who changes the registry: the git identity, else the user of this machine. */
export function author(): string {
  try {
    return (
      execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || userInfo().username
    );
  } catch {
    return userInfo().username;
  }
}
