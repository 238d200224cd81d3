import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '@forecourt/server-kit';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a program that the shell would find; null where it finds none. */
export function onPath(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', env: process.env, stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}

function installed(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new StartError(`CHROMIUM_PATH names ${named}, and no file is there: correct it or unset it.`);
  }
  return NAMES.map(onPath).find((found) => found !== null) ?? (existsSync(MAC) ? MAC : null);
}

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Where Chromium is; installs Debian's package or Playwright's build when there is none. */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get') && succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    const fromPackage = installed();
    if (fromPackage) return fromPackage;
  }
  if (succeeds('npx', ['playwright-core', 'install', 'chromium'])) {
    const downloaded = execFileSync('node', ['-p', 'require("playwright-core").chromium.executablePath()'], { encoding: 'utf8' }).trim();
    if (existsSync(downloaded)) return downloaded;
  }
  throw new StartError('The browser tests need Chromium and it could not be installed: install it and set CHROMIUM_PATH to its program.');
}
