import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../workspace';

/** A test and the command that repeats it. */
export interface NamedTest {
  test: string;
  repeat: string;
}

/** What the runners of Jest and Playwright report of a run. */
export interface Outcomes {
  failed: NamedTest[];
  /** Failed first, and passed at the second try. */
  flaky: NamedTest[];
}

const NONE: Outcomes = { failed: [], flaky: [] };
const FLAKY_FILE = inState('verify/flaky.json');

/** The file that the reporters of a check write, see FORECOURT_OUTCOMES. */
export const outcomesFile = (name: string): string => inState(`verify/outcomes-${name.replaceAll(' ', '-')}.json`);

/** Removes what an earlier run has reported. */
export const forgetOutcomes = (file: string): void => rmSync(file, { force: true });

/** What a run has reported; nothing where it ended before. */
export function readOutcomes(file: string): Outcomes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcomes;
  } catch {
    return NONE;
  }
}

/** Writes the tests that passed at the second try only to .forecourt/verify/flaky.json. */
export function writeFlaky(flaky: readonly NamedTest[], file = FLAKY_FILE): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), flaky }, null, 2)}\n`);
}
