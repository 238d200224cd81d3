import { runPhases, type Check, type CheckResult, type Stamps } from './check';
import { summary } from './summary';

const aCheck = (name: string, over: Partial<Check> = {}): Check => ({ name, args: [], repeat: `npm run ${name}`, ...over });

/** Records the order of checks, with results by name; without one a check passes. */
function runner(results: Readonly<Record<string, Partial<CheckResult>>> = {}) {
  const order: string[] = [];
  const run = async (check: Check, isQuiet: boolean): Promise<CheckResult> => {
    order.push(`${check.name}${isQuiet ? ' (quiet)' : ''}`);
    await Promise.resolve();
    return { check, outcome: 'passed', seconds: 1, failed: [], flaky: [], ...results[check.name] };
  };
  return { order, run };
}

/** Stamps of the named checks; `recorded` are the new ones. */
function stampsOf(...names: string[]): Stamps & { recorded: string[] } {
  const recorded: string[] = [];
  return { recorded, hasPassed: ({ name }) => names.includes(name), record: ({ name }) => void recorded.push(name) };
}

const SITE = aCheck('site', { isSetUp: true });
const BROWSER = aCheck('browser', { needs: 'site' });
const PHASES = [[[aCheck('types'), aCheck('lint')], [SITE]], [[aCheck('unit')]], [[BROWSER]]];
const TEST = { test: 'journey.spec.ts:35 FO-006 walks', repeat: 'npm run e2e -- journey.spec.ts:35' };

it('runs phases in order, lanes beside each other and the checks of a lane in order', async () => {
  const { order, run } = runner();
  const results = await runPhases(PHASES, { run });
  expect(order).toEqual(['types (quiet)', 'site (quiet)', 'lint (quiet)', 'unit', 'browser']);
  expect(results.every(({ outcome }) => outcome === 'passed')).toBe(true);
});

it('goes on after a failure, leaves out what needs it, and names both in the last lines', async () => {
  const { order, run } = runner({
    types: { outcome: 'FAILED' },
    site: { outcome: 'FAILED' },
    unit: { outcome: 'FAILED', failed: [TEST, TEST] },
  });
  const results = await runPhases(PHASES, { run });
  expect(order).toEqual(['types (quiet)', 'site (quiet)', 'lint (quiet)', 'unit']);
  expect(summary(results).split('\n').slice(-9)).toEqual([
    'FAILED: types',
    '  npm run types',
    'FAILED: site',
    '  npm run site',
    'FAILED: journey.spec.ts:35 FO-006 walks',
    '  npm run e2e -- journey.spec.ts:35',
    'FAILED: journey.spec.ts:35 FO-006 walks',
    '  npm run e2e -- journey.spec.ts:35',
    'Not run: browser, because "site" has failed.',
  ]);
});

it('names what passed at the second try only', async () => {
  const { run } = runner({ browser: { flaky: [TEST] } });
  expect(summary(await runPhases(PHASES, { run }))).toContain(
    'Passed at the second try only: journey.spec.ts:35 FO-006 walks\n  npm run e2e -- journey.spec.ts:35',
  );
});

it('does not repeat what has passed for the same tree, nor the set-up that only that needs', async () => {
  const { order, run } = runner();
  const results = await runPhases(PHASES, { run, stamps: stampsOf('types', 'browser') });
  expect(order).toEqual(['lint (quiet)', 'unit']);
  expect(results.filter(({ outcome }) => outcome === 'unchanged').map(({ check }) => check.name)).toEqual(['types', 'site', 'browser']);
});

it('remembers a pass, but not of set-up, random cases, a failure or a second try', async () => {
  const stamps = stampsOf('random');
  const { order, run } = runner({ unit: { outcome: 'FAILED' }, browser: { flaky: [TEST] } });
  await runPhases([...PHASES, [[aCheck('random', { isRandom: true })]]], { run, stamps });
  expect(order).toContain('random');
  expect(stamps.recorded).toEqual(['types', 'lint']);
});
