import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { StartError } from '@forecourt/server-kit';
import { JEST, JEST_ENVIRONMENT, JEST_TIMEOUT } from '../jest';
import { prepareSite } from '../serve/prepareSite';
import { settings } from '../settings';
import { inRoot, inState, ROOT } from '../workspace';
import { findBrowser } from './browser';
import { affectedChecks, changedFiles } from './changes';

interface Check {
  name: string;
  args: string[];
  env?: Record<string, string>;
}

const FORECOURT = inRoot('tooling/bin/forecourt.mjs');

/** Fast checks first: a type error need not wait for a browser. */
const CHECKS: readonly Check[] = [
  { name: 'types', args: [inRoot('node_modules/typescript-7/bin/tsc'), '-p', ROOT] },
  { name: 'lint', args: [inRoot('node_modules/oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'imports', args: [FORECOURT, 'imports'] },
  { name: 'requirements', args: [FORECOURT, 'requirements'] },
  { name: 'wiring', args: [FORECOURT, 'wiring', '--no-crawl'] },
];

const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');
/** Two processes keep two cores busy; each needs some 1 GB. */
const JEST_WORKERS = ['--maxWorkers=2'];
/** Tests of the project as a whole, which import nothing of what they check. */
const PROJECT_TESTS = ['tooling/src/checks/pins.test.ts', 'tooling/src/imports/importRules.test.ts', 'tooling/src/imports/manifests.test.ts'];

const seconds = (begin: number) => ((performance.now() - begin) / 1000).toFixed(0);

/** Runs one check in a process of its own; rejects when it fails. `isQuiet` prints its output when it has ended, for checks beside others. */
async function run({ name, args, env = {} }: Check, isQuiet = false): Promise<void> {
  if (!isQuiet) console.log(`\n=== ${name}`);
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...env } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (isQuiet) console.log(`\n=== ${name}\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
  console.log(`=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(begin)} s`);
  if (code !== 0) throw new StartError(`${name}: see above.`);
}

/** Releases, registry and stock that every site of the browser suites copies; resolves with their folder. */
async function prepareBase(): Promise<string> {
  const name = 'releases and stock for the browser tests';
  console.log(`\n=== ${name}`);
  const begin = performance.now();
  const base = inState('e2e/base');
  rmSync(base, { recursive: true, force: true });
  mkdirSync(base, { recursive: true });
  const folders = { artifactsFolder: `${base}/artifacts`, registryFolder: `${base}/registry`, dataFolder: `${base}/data`, tenantsFolder: `${base}/tenants` };
  cpSync(inRoot('shell/tenants'), folders.tenantsFolder, { recursive: true });
  await prepareSite({ ...settings(), ...folders, databaseUrl: null });
  console.log(`=== ${name}: prepared in ${seconds(begin)} s`);
  return base;
}

const crawl = (base: string): Check => ({
  name: 'links of the demonstration sites',
  args: [FORECOURT, 'wiring', '--only-crawl'],
  env: { ARTIFACTS_DIR: `${base}/artifacts`, REGISTRY_DIR: `${base}/registry`, DATA_DIR: `${base}/data`, TENANTS_DIR: `${base}/tenants` },
});

const browserTests = (base: string, words: readonly string[]): Check => ({
  name: 'browser tests',
  // With words, only what they name runs: not what a project of the configuration waits for.
  args: [PLAYWRIGHT, 'test', '--config', inRoot('e2e/playwright.config.ts'), ...(words.length > 0 ? ['--no-deps', ...words] : [])],
  env: { CHROMIUM_PATH: findBrowser(), E2E_BASE: base },
});

const unitTests = (args: readonly string[]): Check => ({
  name: 'unit and integration tests',
  args: [JEST, '--rootDir', ROOT, JEST_TIMEOUT, ...JEST_WORKERS, ...args],
  env: JEST_ENVIRONMENT,
});

/** The components compared with their baseline pictures. */
const screenshots = (): Check => ({ name: 'pictures of the components', args: [FORECOURT, 'shots', '--check'], env: { CHROMIUM_PATH: findBrowser() } });

/** Crawls the prepared sites before the browser suites copy them; resolves with their folder. */
async function prepareAndCrawl(): Promise<string> {
  const base = await prepareBase();
  await run(crawl(base));
  return base;
}

/** Runs the browser suites, or those whose file name matches one of the words. */
export async function runBrowserTests(words: readonly string[] = []): Promise<void> {
  findBrowser();
  await run(browserTests(await prepareBase(), words));
}

/** Runs unit and integration tests, or those whose path holds one of the words. */
export const runUnitTests = (words: readonly string[] = []): Promise<void> => run(unitTests(words));

/** Runs everything that must pass before a change lands. */
export async function runAllChecks(): Promise<void> {
  for (const check of CHECKS) await run(check);
  await runUnitTests();
  // Each of the two keeps one core busy.
  const [base] = await Promise.all([prepareAndCrawl(), run(screenshots(), true)]);
  await run(browserTests(base, []));
}

/** Runs what the changes since the merge base with main, uncommitted ones included, can affect. */
export async function runChangedChecks(): Promise<void> {
  const files = changedFiles();
  const affected = affectedChecks(files);
  console.log(`${files.length} changed files. A complete run is "npm test".`);
  for (const check of CHECKS) await run(check);
  if (affected.allUnitTests) await runUnitTests();
  else {
    await run(unitTests(['--passWithNoTests', '--findRelatedTests', ...PROJECT_TESTS, ...affected.related]));
    if (affected.folders.length > 0) await runUnitTests(affected.folders);
  }
  if (affected.screenshots) await run(screenshots());
  if (affected.suites?.length !== 0) await runBrowserTests(affected.suites ?? []);
}
