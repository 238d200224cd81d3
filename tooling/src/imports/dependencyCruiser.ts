import { spawnSync } from 'node:child_process';
import { manifestOf, ROOT } from '../workspace';
import { folderCircles } from './folderCircles';

const PROGRAM = `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;
const RULES = '.dependency-cruiser.cjs';
/** A run of its own, because a test may import whatever it tests. */
const CIRCLES = '.dependency-cruiser.circles.cjs';

export interface ImportProblem {
  rule: string;
  /** The file that imports; the folder, for a circle between its children. */
  from: string;
  /** What is imported from where. */
  text: string;
  /** What to do about it. */
  advice: string;
}

export interface ImportReport {
  problems: ImportProblem[];
  files: number;
}

/** What dependency-cruiser's reporter "json" gives. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

function cruise(configuration: string, root: string): Cruise {
  const { workspaces } = manifestOf(root);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, '--config', `${ROOT}/${configuration}`, '--output-type', 'json', ...workspaces],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (status === null || stdout === '') throw new Error(`dependency-cruiser could not read the project: ${stderr}`);
  return JSON.parse(stdout) as Cruise;
}

function violationsOf({ summary }: Cruise): ImportProblem[] {
  const advice = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, to, rule, cycle = [{ name: to }] }) => ({
    rule: rule.name,
    from,
    text: [from, ...cycle.map(({ name }) => name)].join(' → '),
    advice: advice.get(rule.name) ?? '',
  }));
}

function folderCirclesOf({ modules }: Cruise, workspaces: readonly string[]): ImportProblem[] {
  const isOwn = (file: string) => workspaces.some((name) => file.startsWith(`${name}/`));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ resolved }) => isOwn(resolved)).map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return folderCircles(imports).map(({ folder, children, imports: steps }) => ({
    rule: 'no-folder-circle',
    from: folder,
    text: [`${folder}: ${children.join(', ')}`, ...steps.map(({ from, to }) => `    ${from} → ${to}`)].join('\n'),
    advice: 'Move what both need to where it belongs, or pass it in as an interface.',
  }));
}

/** Imports of a project, by default this one, that break a rule, and circles in its production code. */
export function checkImports(root = ROOT): ImportReport {
  const all = cruise(RULES, root);
  const production = cruise(CIRCLES, root);
  const problems = [...violationsOf(all), ...violationsOf(production), ...folderCirclesOf(production, manifestOf(root).workspaces)];
  return { problems, files: all.modules.length };
}
