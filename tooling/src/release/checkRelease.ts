import semver from 'semver';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import type { Release } from '@forecourt/shell/registry';
import { versionOf } from '../build/platformLibraries';

/** Longest scripts of one page or slot of a remote, with its entry, in bytes of brotli. */
const PART_BUDGET = 110_000;

function partSize(release: Release, part: Release['base']): number {
  const files = new Set([release.entry, ...release.base.js, ...part.js]);
  return [...files].reduce((sum, file) => sum + (release.files[file]?.brotli ?? 0), 0);
}

/** Reasons why a built release may not be served, each with its place; none means that it may (PL-013). */
export function releaseProblems(release: Release): string[] {
  const problems: string[] = [];
  const { name, version, contract, pages, slots, shared } = release;
  if (!semver.valid(version)) problems.push(`version "${version}" is not a semantic version; set it in ${name}/package.json.`);
  if (semver.major(contract) !== semver.major(CONTRACT_VERSION)) {
    problems.push(`it speaks contract ${contract}, the shell speaks ${CONTRACT_VERSION}; build it against this shared-contracts.`);
  }
  for (const [library, range] of Object.entries(shared)) {
    if (!semver.satisfies(versionOf(library), range)) problems.push(`${library} ${versionOf(library)} of the shell is outside ${range}.`);
  }
  const parts = [
    ...Object.entries(pages).map(([id, part]) => [`page '${id}'`, part] as const),
    ...Object.entries(slots).map(([id, part]) => [`slot '${id}'`, part] as const),
  ];
  for (const [what, part] of parts) {
    const size = partSize(release, part);
    if (size > PART_BUDGET) problems.push(`${what} is ${size} bytes compressed, over its budget of ${PART_BUDGET}.`);
  }
  return problems;
}
