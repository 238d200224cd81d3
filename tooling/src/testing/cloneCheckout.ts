import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '../workspace';

/** Clones the last commit of this checkout to a folder, with the packages and builds that are here. */
export function cloneCheckout(folder: string): void {
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  for (const each of ['node_modules', '.forecourt/builds']) {
    if (existsSync(inRoot(each))) cpSync(inRoot(each), path.join(folder, each), { recursive: true, verbatimSymlinks: true });
  }
}

/** The environment of somebody who works in a clone: a name for commits, no settings but the given ones. */
export function newcomersEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { FORECOURT_DEMO: _demo, ...outer } = process.env;
  return {
    ...outer,
    NODE_OPTIONS: '',
    npm_config_audit: 'false',
    GIT_AUTHOR_NAME: 'A newcomer',
    GIT_AUTHOR_EMAIL: 'newcomer@example.com',
    GIT_COMMITTER_NAME: 'A newcomer',
    GIT_COMMITTER_EMAIL: 'newcomer@example.com',
    DATABASE_URL: '',
    ...settings,
  };
}
