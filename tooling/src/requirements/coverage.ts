import { idsIn, isRange } from './testTitles';
import type { Proof, Requirement } from './specification';

/** A test file as the coverage needs it. */
export interface TestFile {
  file: string;
  titles: readonly string[];
  proofs: ReadonlySet<Proof>;
}

export interface UnprovedRequirement extends Requirement {
  /** Test files that name it but can not prove it, because they do not reach what its user reaches. */
  namedBy: string[];
}

export interface OwnerCoverage {
  owner: string;
  total: number;
  unproved: UnprovedRequirement[];
}

export interface Coverage {
  owners: OwnerCoverage[];
  /** Ids in titles that are no requirement, and titles that claim a range; 'what (file)'. */
  problems: string[];
}

/** Which items have a test of the kind that they need. */
export function requirementCoverage(requirements: readonly Requirement[], tests: readonly TestFile[]): Coverage {
  const named = new Map<string, TestFile[]>(requirements.map(({ id }) => [id, []]));
  const problems = new Set<string>();
  for (const test of tests) {
    for (const title of test.titles) {
      if (isRange(title)) problems.add(`A title names its items one by one, not '${title}' (${test.file})`);
      for (const id of idsIn(title)) {
        const files = named.get(id);
        if (files) files.push(test);
        else problems.add(`${id} is no requirement (${test.file})`);
      }
    }
  }
  const unprovedOf = (own: readonly Requirement[]) =>
    own.flatMap((each): UnprovedRequirement[] => {
      const tests = named.get(each.id) ?? [];
      if (tests.some(({ proofs }) => proofs.has(each.proof))) return [];
      return [{ ...each, namedBy: [...new Set(tests.map(({ file }) => file))] }];
    });
  const owners = [...new Set(requirements.map(({ owner }) => owner))].map((owner) => {
    const own = requirements.filter((each) => each.owner === owner);
    return { owner, total: own.length, unproved: unprovedOf(own) };
  });
  return { owners, problems: [...problems].toSorted() };
}

/**
 * Differences between what is unproved and what is listed as unproved: the list may only become shorter, so both an item
 * that lost its test and a listed one that has a test are problems.
 */
export function listProblems({ owners }: Coverage, listed: readonly string[]): string[] {
  const unproved = owners.flatMap((each) => each.unproved);
  const ids = new Set(unproved.map(({ id }) => id));
  const lost = unproved.filter(({ id }) => !listed.includes(id));
  return [
    ...lost.map(({ id, proof, namedBy }) => `${id} needs a test of kind '${proof}'${namedBy.length > 0 ? `; ${namedBy.join(', ')} can not prove it` : ''}`),
    ...listed.filter((id) => !ids.has(id)).map((id) => `${id} is proved or is no requirement: remove it from docs/unproved-requirements.json`),
  ];
}
