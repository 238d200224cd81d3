import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { JEST, JEST_ENVIRONMENT, JEST_TIMEOUT } from '../jest';
import { inRoot, inState, ROOT } from '../workspace';
import { findBrowser } from './browser';
import type { Check } from './check';
import { findOtherBrowsers } from './otherBrowsers';

const FORECOURT = inRoot('tooling/bin/forecourt.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

/** Releases, registry and stock that every site of the browser tests copies. */
export const BASE = inState('e2e/base');

/** Which tests run: the short form of `npm test`, or everything with fresh random seeds. */
export type Scope = 'gate' | 'all';

/** Real listings beside the repository, which are no part of it. */
const LISTINGS = inRoot('../shared/data/australian-vehicle-prices.csv');

/** Tests read FORECOURT_TESTS: `all` runs what only `npm test -- --all` runs. STOCK_FEED is a feed of real listings. */
const scopeEnv = (scope: Scope): Record<string, string> => ({
  FORECOURT_TESTS: scope,
  ...(scope === 'all' && process.env.STOCK_FEED === undefined && existsSync(LISTINGS) && { STOCK_FEED: LISTINGS }),
});

/** What needs no running site, the fastest first. */
export const STATIC_CHECKS: readonly Check[] = [
  { name: 'types', args: [inRoot('node_modules/typescript-7/bin/tsc'), '-p', ROOT], repeat: 'npm run typecheck' },
  { name: 'lint', args: [inRoot('node_modules/oxlint/bin/oxlint'), '--deny-warnings'], repeat: 'npm run lint' },
  {
    name: 'styles',
    args: [inRoot('node_modules/eslint/bin/eslint.js'), '--config', inRoot('eslint.config.mjs'), inRoot('**/*.css')],
    repeat: 'npm run lint:styles',
  },
  { name: 'format', args: [inRoot('node_modules/oxfmt/bin/oxfmt'), '--check', ROOT], repeat: 'npm run format' },
  { name: 'imports', args: [FORECOURT, 'imports'], repeat: 'npm run imports' },
  { name: 'requirements', args: [FORECOURT, 'requirements'], repeat: 'npm run requirements' },
  { name: 'wiring', args: [FORECOURT, 'wiring', '--no-crawl'], repeat: 'npm run wiring -- --no-crawl' },
  { name: 'sizes of the components', args: [FORECOURT, 'sizes', '--components'], repeat: 'npm run sizes -- --components' },
];

/** In a process of its own: the bundler keeps half a gigabyte. */
export const PREPARE: Check = {
  name: 'releases and stock for the browser tests',
  args: [FORECOURT, 'prepare-base'],
  repeat: 'npm run e2e',
  isSetUp: true,
};

/** Test processes side by side: a core each, but two at least, and no more than memory of 1 GB each allows for. */
const WORKERS = Math.max(2, Math.min(availableParallelism(), 8));

/** Browser tests of the gate share the machine with the unit tests. */
export const GATE_BROWSERS = WORKERS >= 6 ? 2 : 1;

export const unitTests = (scope: Scope, args: readonly string[] = []): Check => ({
  name: 'unit and integration tests',
  args: [JEST, '--rootDir', ROOT, JEST_TIMEOUT, `--maxWorkers=${WORKERS}`, ...args],
  env: { ...JEST_ENVIRONMENT, ...scopeEnv(scope) },
  repeat: 'npm run unit',
  isRandom: scope === 'all',
});

/** The components compared with their baseline screenshots. */
export const screenshots = (): Check => ({
  name: 'screenshots of the components',
  args: [FORECOURT, 'shots', '--check'],
  env: { CHROMIUM_PATH: findBrowser() },
  repeat: 'npm run shots -- --check',
});

interface BrowserTestOptions {
  workers: number;
  /** Parts of file names, with line numbers where they name one test, and options of Playwright; none for all. */
  words?: readonly string[];
  /** Names of suites, without ending, whose tests all run, tagged or not. */
  whole?: readonly string[];
}

/** Playwright compares with project, file and titles, joined by spaces. */
const tagged = (whole: readonly string[]) => ['@gate', ...whole.map((suite) => ` ${suite}\\.spec\\.ts `)].join('|');

/** Browser tests; in scope `gate` those tagged @gate and `whole` suites, in Chromium only. */
export const browserTests = (scope: Scope, { workers, words = [], whole = [] }: BrowserTestOptions): Check => ({
  name: 'browser tests',
  args: [
    PLAYWRIGHT,
    'test',
    '--config',
    inRoot('e2e/playwright.config.ts'),
    `--workers=${workers}`,
    ...(scope === 'gate' ? [`--grep=${tagged(whole)}`] : []),
    ...words,
  ],
  env: { ...(scope === 'all' && findOtherBrowsers().env), CHROMIUM_PATH: findBrowser(), E2E_BASE: BASE, ...scopeEnv(scope) },
  repeat: 'npm run e2e',
  needs: PREPARE.name,
});
