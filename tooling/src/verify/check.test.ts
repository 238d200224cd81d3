import { runPhases, summary, type Check, type CheckResult } from './check';

const aCheck = (name: string, needs?: string): Check => ({ name, args: [], repeat: `npm run ${name}`, needs });

/** Records the order, and fails the checks that are named. */
function runner(failing: readonly string[] = []) {
  const order: string[] = [];
  const run = async (check: Check, isQuiet: boolean): Promise<CheckResult> => {
    order.push(`${check.name}${isQuiet ? ' (quiet)' : ''}`);
    await Promise.resolve();
    return { check, outcome: failing.includes(check.name) ? 'FAILED' : 'passed', seconds: 1 };
  };
  return { order, run };
}

const PHASES = [[[aCheck('types'), aCheck('lint')], [aCheck('site')]], [[aCheck('unit')]], [[aCheck('browser', 'site')]]];

it('runs phases in order, lanes beside each other and the checks of a lane in order', async () => {
  const { order, run } = runner();
  const results = await runPhases(PHASES, run);
  expect(order).toEqual(['types (quiet)', 'site (quiet)', 'lint (quiet)', 'unit', 'browser']);
  expect(results.every(({ outcome }) => outcome === 'passed')).toBe(true);
});

it('goes on after a failure, leaves out what needs it, and names both in the last lines', async () => {
  const { order, run } = runner(['types', 'site']);
  const results = await runPhases(PHASES, run);
  expect(order).toEqual(['types (quiet)', 'site (quiet)', 'lint (quiet)', 'unit']);
  expect(summary(results).split('\n').slice(-3)).toEqual([
    'FAILED: types. Repeat it with: npm run types',
    'FAILED: site. Repeat it with: npm run site',
    'Not run: browser, because "site" has failed.',
  ]);
});
