import { SHELL_BASE, type Release, type ReleasePart, type ShellRelease } from '@forecourt/shell/registry';
import type { Composition } from '../composition';
import type { Problem } from '../problem';

/** Longest scripts of one page or slot of a remote, with its entry, in bytes of brotli (PL-051). */
const PART_BUDGET = 110_000;
/** Longest first scripts of a shell. */
const SHELL_BUDGET = 125_000;

const sizeOf = (files: Release['files'], names: Iterable<string>) =>
  [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

const partSize = ({ entry, base, files }: Release, part: ReleasePart) => sizeOf(files, [entry, ...base.js, ...part.js]);

function overBudget({ name, version }: Release | ShellRelease, what: string, size: number, budget: number): Problem[] {
  if (size <= budget) return [];
  return [
    {
      key: `budget ${name} ${what}`,
      isForceable: true,
      consumer: { name, version },
      need: `has ${size} bytes of scripts, compressed, for ${what}`,
      provider: null,
      instead: `its budget is ${budget}`,
      ways: { ofConsumer: 'load later what is not needed at first' },
    },
  ];
}

/** Parts of remotes, and first scripts of the shell, over their budgets. */
export function budgetProblems({ shell, remotes }: Composition): Problem[] {
  const parts = remotes
    .filter(({ uses }) => uses)
    .flatMap((remote) =>
      [
        ...Object.entries(remote.pages).map(([name, part]) => [`the page '${name}'`, part] as const),
        ...Object.entries(remote.slots).flatMap(([name, { earlier = {}, ...part }]) => [
          [`the slot '${name}'`, part] as const,
          ...Object.entries(earlier).map(([version, each]) => [`version ${version} of the slot '${name}'`, each] as const),
        ]),
      ].flatMap(([what, part]) => overBudget(remote, what, partSize(remote, part), PART_BUDGET)),
    );
  if (!shell) return parts;
  const scripts = shell.assets.scripts.map(({ path }) => `assets/${path.slice(SHELL_BASE.length + 1)}`);
  return [...overBudget(shell, 'every page', sizeOf(shell.files, scripts), SHELL_BUDGET), ...parts];
}
