import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inState, ROOT } from '../workspace';
import { findBrowser } from './browser';
import type { Check, Stamps } from './check';

const FILE = inState('verify/passed.json');

/** Settings of the machine that tests read. */
const SETTINGS = ['STOCK_FEED', 'KILL_TEST_SEED', 'FUZZ_SEED', 'ISOLATION_SEED', 'CHROMIUM_PATH', 'NODE_OPTIONS', 'TZ', 'LANG'];

/** Hash of the working tree with its uncommitted and new files, without those that git ignores. */
export function treeHash(root = ROOT): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    git('read-tree', 'HEAD');
    git('add', '--all');
    return git('write-tree');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stamps for the state of the project and the machine that `state` describes. */
export function stampsFor(state: readonly string[], file = FILE): Stamps {
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  };
  const keyOf = ({ args, env }: Check) =>
    createHash('sha256')
      .update(JSON.stringify([state, args, env]))
      .digest('hex');
  const idOf = ({ name, args }: Check) => `${name} ${createHash('sha256').update(JSON.stringify(args)).digest('hex').slice(0, 8)}`;
  return {
    hasPassed: (check) => read()[idOf(check)] === keyOf(check),
    record(check) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...read(), [idOf(check)]: keyOf(check) }, null, 2));
    },
  };
}

/** Stamps of this checkout as it is now, on this machine. */
export function currentStamps(): Stamps {
  const chromium = execFileSync(findBrowser(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return stampsFor([treeHash(), process.version, chromium, ...SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`)]);
}
