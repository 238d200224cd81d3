import { spawnSync } from 'node:child_process';
import { manifestOf, ROOT } from '../workspace';

const PROGRAM = `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;

/** The rules of imports, and the circles that production code must not have; two runs, because a test may import whatever it tests. */
export const IMPORT_RULES = ['.dependency-cruiser.cjs', '.dependency-cruiser.circles.cjs'] as const;

export type ImportRules = (typeof IMPORT_RULES)[number];

export interface CruiseResult {
  /** No rule is broken. */
  passed: boolean;
  /** dependency-cruiser's own report. */
  report: string;
}

/** Holds the packages of a project, by default this one, against one file of rules. */
export function cruise(rules: ImportRules, { root = ROOT, reporter = 'err-long' } = {}): CruiseResult {
  const { workspaces } = manifestOf(root);
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, '--config', `${ROOT}/${rules}`, '--output-type', reporter, ...workspaces], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === null || (status !== 0 && stdout === '')) throw new Error(`dependency-cruiser could not read the project: ${stderr}`);
  return { passed: status === 0, report: stdout };
}
