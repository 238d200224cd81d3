import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript on purpose: this runs before any package is installed. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Ends with one sentence when something that the project needs is missing. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Forecourt needs Node.js 20.19 or newer and this is ${process.versions.node}: install a newer one from nodejs.org and try again.`);
  }
}

/** A registry that does not respond once is no reason to stop. */
const INSTALL_ATTEMPTS = 3;

/** Installs the packages that package-lock.json names, unless exactly these are there. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(ROOT, 'node_modules/.forecourt-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks an optional package of some other platform. The lock file is left as it is.
  const install = () =>
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, stdio: 'inherit' }).status === 0;
  for (let attempt = 1; !install(); attempt += 1) {
    if (attempt === INSTALL_ATTEMPTS)
      fail(`npm install failed ${INSTALL_ATTEMPTS} times; its reason is above. Correct it and run the command again.`);
    console.error(`npm install failed; attempt ${attempt + 1} of ${INSTALL_ATTEMPTS} follows.`);
  }
  writeFileSync(stamp, wanted);
}

/** Runs the forecourt command in this process: a signal to it reaches the command. */
export async function runForecourt(command) {
  process.argv.splice(2, 0, command);
  await import('./forecourt.mjs');
}
