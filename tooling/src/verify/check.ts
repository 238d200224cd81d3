import { spawn } from 'node:child_process';
import { ROOT } from '../workspace';
import { forgetOutcomes, outcomesFile, readOutcomes, type Outcomes } from './outcomes';

/** One step of a test run: a program of Node in a process of its own. */
export interface Check {
  name: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Command that runs this check alone. */
  repeat: string;
  /** Name of a check that must have passed before. */
  needs?: string;
  /** Prepares others: it runs where one of those does. */
  isSetUp?: boolean;
  /** Its cases differ from run to run, so that a pass says nothing about the next run. */
  isRandom?: boolean;
}

export interface CheckResult extends Outcomes {
  check: Check;
  /** 'unchanged': it has passed before for the same tree. */
  outcome: 'passed' | 'FAILED' | 'not run' | 'unchanged';
  seconds: number;
}

/** Remembers which checks have passed for which tree, with these versions and settings. */
export interface Stamps {
  hasPassed(check: Check): boolean;
  record(check: Check): void;
}

/** No check counts as passed before, and none is remembered. */
export const NO_STAMPS: Stamps = { hasPassed: () => false, record: () => undefined };

/** Runs a check. `isQuiet` prints its output when it has ended, for checks beside others. */
export async function runCheck(check: Check, isQuiet: boolean): Promise<CheckResult> {
  const { name, args, env = {} } = check;
  const file = outcomesFile(name);
  forgetOutcomes(file);
  if (!isQuiet) console.log(`\n=== ${name}`);
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, FORECOURT_OUTCOMES: file },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.once('close', (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - begin) / 1000;
  const outcome = code === 0 ? 'passed' : 'FAILED';
  if (isQuiet) console.log(`\n=== ${name}\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
  console.log(`=== ${name}: ${outcome} in ${seconds.toFixed(0)} s`);
  return { check, outcome, seconds, ...readOutcomes(file) };
}

/** Checks that run one after another. */
export type Lane = readonly Check[];

interface RunOptions {
  stamps?: Stamps;
  run?: typeof runCheck;
}

const NOTHING: Outcomes = { failed: [], flaky: [] };

/**
 * Runs phases one after another, and the lanes of a phase beside each other. A check that fails stops nothing but those that
 * need it, so that one run shows every failure. One that has passed for the same tree is not repeated.
 */
export async function runPhases(
  phases: readonly (readonly Lane[])[],
  { stamps = NO_STAMPS, run = runCheck }: RunOptions = {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const isPassed = (name: string) =>
    results.some(({ check, outcome }) => check.name === name && (outcome === 'passed' || outcome === 'unchanged'));
  const all = phases.flat(2);
  const isUnchanged = (check: Check): boolean =>
    check.isSetUp ? all.filter(({ needs }) => needs === check.name).every(isUnchanged) : !check.isRandom && stamps.hasPassed(check);
  const unchanged = new Set(all.filter(isUnchanged));

  async function runOne(check: Check, isQuiet: boolean): Promise<CheckResult> {
    if (unchanged.has(check)) return { check, outcome: 'unchanged', seconds: 0, ...NOTHING };
    if (check.needs !== undefined && !isPassed(check.needs)) return { check, outcome: 'not run', seconds: 0, ...NOTHING };
    const result = await run(check, isQuiet);
    if (result.outcome === 'passed' && result.flaky.length === 0 && !check.isSetUp && !check.isRandom) stamps.record(check);
    return result;
  }
  const runLane = async (lane: Lane, isQuiet: boolean) => {
    for (const check of lane) results.push(await runOne(check, isQuiet));
  };
  for (const lanes of phases) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)));
  return results;
}
