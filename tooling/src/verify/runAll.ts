import { StartError } from '@forecourt/server-kit';
import { findBrowser } from './browser';
import { affectedChecks, changedFiles } from './changes';
import { NO_STAMPS, runPhases, type Lane } from './check';
import { browserTests, GATE_BROWSERS, PREPARE, screenshots, STATIC_CHECKS, unitTests, type Scope } from './checks';
import { lastCompletePass, recordCompletePass } from './lastPass';
import { asOnlyRun } from './oneRun';
import { findOtherBrowsers } from './otherBrowsers';
import { writeFlaky } from './outcomes';
import { currentStamps } from './stamps';
import { summary } from './summary';

/** Tests of the project as a whole, which import nothing of what they check. */
const PROJECT_TESTS = ['tooling/src/checks/pins.test.ts', 'tooling/src/imports/manifests.test.ts'];

interface RunOptions {
  /** A test that passes at the second try only fails the run. */
  isStrict?: boolean;
  /** Repeats what has passed for the same tree. */
  isFresh?: boolean;
}

/** Runs phases and prints their outcome; rejects when a check has failed. */
async function run(phases: readonly (readonly Lane[])[], { isStrict = false, isFresh = true }: RunOptions = {}): Promise<void> {
  const results = await asOnlyRun(() => runPhases(phases, { stamps: isFresh ? NO_STAMPS : currentStamps() }));
  const flaky = results.flatMap((each) => each.flaky);
  writeFlaky(flaky);
  console.log(summary(results));
  if (results.some(({ outcome }) => outcome === 'FAILED' || outcome === 'not run')) throw new StartError('The run has failed.');
  if (isStrict && flaky.length > 0) throw new StartError('The run has failed: what passes at the second try only depends on the machine.');
}

interface BrowserTestsOptions {
  /** Those that failed in the last run. */
  onlyFailed?: boolean;
  /** Those of one project of Playwright. */
  project?: string;
}

/** Runs the browser tests, or those whose file name matches one of the words. */
export function runBrowserTests(words: readonly string[] = [], { onlyFailed = false, project }: BrowserTestsOptions = {}): Promise<void> {
  const options = [...(onlyFailed ? ['--last-failed'] : []), ...(project ? [`--project=${project}`] : [])];
  return run([[[PREPARE]], [[browserTests('all', { workers: 2, words: [...words, ...options] })]]]);
}

/** Runs unit and integration tests, or those whose path holds one of the words and whose name matches the title. */
export const runUnitTests = (
  words: readonly string[] = [],
  { scope = 'gate', title }: { scope?: Scope; title?: string } = {},
): Promise<void> => run([[[unitTests(scope, [...words, ...(title ? ['--testNamePattern', title] : [])])]]]);

/** CI repeats everything. */
const isCi = () => process.env.CI === 'true';

/** Screenshots, where a change can affect them; `npm test -- --all` always compares them. */
const affectedScreenshots = (): Lane => (affectedChecks(changedFiles()).screenshots ? [screenshots()] : []);

/** Runs what must pass before a change lands. Two lanes keep two cores busy, and more of them the unit tests, which come last. */
export async function runGate({ isFresh = false } = {}): Promise<void> {
  findBrowser();
  try {
    await run(
      [
        [
          [...STATIC_CHECKS, ...affectedScreenshots(), unitTests('gate')],
          [PREPARE, browserTests('gate', { workers: GATE_BROWSERS })],
        ],
      ],
      { isFresh: isFresh || isCi() },
    );
  } finally {
    console.log(lastCompletePass());
  }
}

/** Runs everything: all suites, tenants and windows, long forms with fresh random seeds. */
export async function runEverything({ isFresh = false } = {}): Promise<void> {
  console.log(lastCompletePass());
  findBrowser();
  const { missing } = findOtherBrowsers();
  try {
    await run([[STATIC_CHECKS, [PREPARE]], [[unitTests('all')]], [[screenshots()]], [[browserTests('all', { workers: 2 })]]], {
      isStrict: true,
      isFresh: isFresh || isCi(),
    });
    recordCompletePass();
  } finally {
    console.log([...missing, lastCompletePass()].join('\n'));
  }
}

/** Runs what the changes since the merge base with main, uncommitted ones included, can affect. */
export async function runChangedChecks(): Promise<void> {
  const files = changedFiles();
  const { allUnitTests, related, folders, screenshots: hasScreenshots, suites, wholeSuites } = affectedChecks(files);
  console.log(`${files.length} changed files. A complete run is "npm test".`);
  const unit: Lane = allUnitTests
    ? [unitTests('gate')]
    : [
        unitTests('gate', ['--passWithNoTests', '--findRelatedTests', ...PROJECT_TESTS, ...related]),
        ...(folders.length > 0 ? [unitTests('gate', folders)] : []),
      ];
  const screenshotLane: Lane = hasScreenshots ? [screenshots()] : [];
  if (suites?.length === 0) return run([[STATIC_CHECKS], [unit], [screenshotLane]]);
  return run([
    [STATIC_CHECKS, [PREPARE]],
    [unit],
    [screenshotLane, [browserTests('gate', { workers: 1, words: suites ?? [], whole: wholeSuites })]],
  ]);
}
