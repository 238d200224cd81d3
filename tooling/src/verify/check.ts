import { spawn } from 'node:child_process';
import { ROOT } from '../workspace';

/** One step of a test run: a program of Node in a process of its own. */
export interface Check {
  name: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Command that runs this check alone. */
  repeat: string;
  /** Name of a check that must have passed before. */
  needs?: string;
}

export type Outcome = 'passed' | 'FAILED' | 'not run';

export interface CheckResult {
  check: Check;
  outcome: Outcome;
  seconds: number;
}

/** Runs a check. `isQuiet` prints its output when it has ended, for checks beside others. */
export async function runCheck(check: Check, isQuiet: boolean): Promise<CheckResult> {
  const { name, args, env = {} } = check;
  if (!isQuiet) console.log(`\n=== ${name}`);
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...env } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.once('close', (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - begin) / 1000;
  const outcome = code === 0 ? 'passed' : 'FAILED';
  if (isQuiet) console.log(`\n=== ${name}\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
  console.log(`=== ${name}: ${outcome} in ${seconds.toFixed(0)} s`);
  return { check, outcome, seconds };
}

/** Checks that run one after another. */
export type Lane = readonly Check[];

/**
 * Runs phases one after another, and the lanes of a phase beside each other. A check that fails stops nothing but those that
 * need it, so that one run shows every failure.
 */
export async function runPhases(phases: readonly (readonly Lane[])[], run: typeof runCheck = runCheck): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const hasPassed = (name: string) => results.some(({ check, outcome }) => check.name === name && outcome === 'passed');
  const runLane = async (lane: Lane, isQuiet: boolean) => {
    for (const check of lane) {
      const mayRun = check.needs === undefined || hasPassed(check.needs);
      results.push(mayRun ? await run(check, isQuiet) : { check, outcome: 'not run', seconds: 0 });
    }
  };
  for (const lanes of phases) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)));
  return results;
}

/** The last lines of a run: what failed, with the command that repeats it. */
export function summary(results: readonly CheckResult[]): string {
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  const total = results.map(({ check, outcome, seconds }) => `  ${outcome.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s  ${check.name}`).join('\n');
  const reasons = failed.map(({ check, outcome }) =>
    outcome === 'FAILED' ? `FAILED: ${check.name}. Repeat it with: ${check.repeat}` : `Not run: ${check.name}, because "${check.needs}" has failed.`,
  );
  return [`\n${total}`, ...reasons].join('\n');
}
