import { spawn } from 'node:child_process';
import { StartError } from '@forecourt/server-kit';
import { inRoot, inState, ROOT } from '../workspace';
import { prepareSite } from '../serve/prepareSite';
import { settings } from '../settings';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { JEST, JEST_ENVIRONMENT } from './jest';

interface Check {
  name: string;
  args: string[];
  env?: Record<string, string>;
}


/** Fast checks first: a type error need not wait for a browser. */
const CHECKS: readonly Check[] = [
  { name: 'types', args: [inRoot('node_modules/typescript-7/bin/tsc'), '-p', ROOT] },
  { name: 'lint', args: [inRoot('node_modules/oxlint/bin/oxlint'), '--deny-warnings'] },
];

async function run({ name, args, env = {} }: Check): Promise<void> {
  console.log(`\n=== ${name}`);
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
  console.log(`=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  if (code !== 0) throw new StartError(`${name}: see above.`);
}

/** Releases, registry and stock that every browser suite copies for itself. */
async function prepareBase(): Promise<string> {
  const base = inState('e2e/base');
  rmSync(base, { recursive: true, force: true });
  mkdirSync(base, { recursive: true });
  const folders = { artifactsFolder: `${base}/artifacts`, registryFolder: `${base}/registry`, dataFolder: `${base}/data`, tenantsFolder: `${base}/tenants` };
  cpSync(inRoot('shell/tenants'), folders.tenantsFolder, { recursive: true });
  await prepareSite({ ...settings(), ...folders, databaseUrl: null });
  return base;
}

/** The browser suites, or those whose file name matches one of the words. */
export async function runBrowserTests(words: readonly string[] = []): Promise<void> {
  const browser = findBrowser();
  console.log('\n=== preparing releases and stock for the browser tests');
  const base = await prepareBase();
  await run({
    name: 'browser tests',
    args: [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('e2e/playwright.config.ts'), ...words],
    env: { CHROMIUM_PATH: browser, E2E_BASE: base },
  });
}

/** Unit and integration tests whose path holds one of the words. */
export async function runUnitTests(words: readonly string[] = []): Promise<void> {
  await run({ name: 'unit and integration tests', args: [JEST, '--rootDir', ROOT, ...words], env: JEST_ENVIRONMENT });
}

/** Components as they look, against their baseline pictures. */
async function runPictures(): Promise<void> {
  await run({ name: 'pictures of the components', args: [inRoot('tooling/bin/forecourt.mjs'), 'shots', '--check'], env: { CHROMIUM_PATH: findBrowser() } });
}

/** Everything that must hold before a change lands. */
export async function runAllChecks(): Promise<void> {
  for (const check of CHECKS) await run(check);
  await runUnitTests();
  await runPictures();
  await runBrowserTests();
}
