import type { CheckResult } from './check';

/** So many failed tests are named, so that they are among the last lines of the run. */
const MOST_NAMED = 16;

const row = ({ check, outcome, seconds }: CheckResult) =>
  `  ${outcome.padEnd(9)} ${outcome === 'passed' || outcome === 'FAILED' ? `${seconds.toFixed(0).padStart(4)} s` : ''.padStart(6)}  ${check.name}`;

/**
 * The last lines of a run: the time of each check, tests that passed at the second try only, and what failed with the command that repeats
 * it.
 */
export function summary(results: readonly CheckResult[]): string {
  const flaky = results.flatMap((each) => each.flaky).map(({ test, repeat }) => `Passed at the second try only: ${test}\n  ${repeat}`);
  const failures = results.flatMap(({ check, outcome, failed }) => {
    if (outcome === 'not run') return [`Not run: ${check.name}, because "${check.needs}" has failed.`];
    if (outcome !== 'FAILED') return [];
    if (failed.length === 0) return [`FAILED: ${check.name}\n  ${check.repeat}`];
    return failed.map(({ test, repeat }) => `FAILED: ${test}\n  ${repeat}`);
  });
  const more = failures.length > MOST_NAMED ? [`… and ${failures.length - MOST_NAMED} more failures, above.`] : [];
  return ['', ...results.map(row), ...flaky, ...failures.slice(0, MOST_NAMED), ...more].join('\n');
}
