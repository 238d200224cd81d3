import { isRange } from './ids';
import type { Proof, Requirement } from './specification';

/** A test that runs, and what it can prove. */
export interface ProvingTest {
  file: string;
  title: string;
  ids: readonly string[];
  proofs: ReadonlySet<Proof>;
}

export interface UnprovedRequirement extends Requirement {
  /** Files of tests that name it but can not prove it, because they do not reach what its user reaches. */
  namedBy: string[];
  /** Something of it is listed in docs/wiring-gaps.json: whatever tests prove, its user does not reach it. */
  hasGap: boolean;
}

export interface OwnerCoverage {
  owner: string;
  total: number;
  unproved: UnprovedRequirement[];
}

export interface Coverage {
  owners: OwnerCoverage[];
  /** Ids in titles and gaps that are no requirement, and titles that claim a range; 'what (file)'. */
  problems: string[];
}

/** Which items have a test of the kind that they need; `gaps` are the items of which something is unreachable. */
export function requirementCoverage(
  requirements: readonly Requirement[],
  tests: readonly ProvingTest[],
  gaps: ReadonlySet<string> = new Set(),
): Coverage {
  const named = new Map<string, ProvingTest[]>(requirements.map(({ id }) => [id, []]));
  const problems = new Set<string>();
  for (const test of tests) {
    if (isRange(test.title)) problems.add(`A title names its items one by one, not '${test.title}' (${test.file})`);
    for (const id of test.ids) {
      const known = named.get(id);
      if (known) known.push(test);
      else problems.add(`${id} is no requirement (${test.file})`);
    }
  }
  for (const id of gaps) if (!named.has(id)) problems.add(`${id} is no requirement (docs/wiring-gaps.json)`);

  const unprovedOf = (own: readonly Requirement[]) =>
    own.flatMap((each): UnprovedRequirement[] => {
      const tests = named.get(each.id) ?? [];
      const hasGap = gaps.has(each.id);
      if (!hasGap && tests.some(({ proofs }) => proofs.has(each.proof))) return [];
      return [{ ...each, namedBy: [...new Set(tests.map(({ file }) => file))], hasGap }];
    });
  const owners = [...new Set(requirements.map(({ owner }) => owner))].map((owner) => {
    const own = requirements.filter((each) => each.owner === owner);
    return { owner, total: own.length, unproved: unprovedOf(own) };
  });
  return { owners, problems: [...problems].toSorted() };
}

const lostText = ({ id, proof, namedBy, hasGap }: UnprovedRequirement) => {
  if (hasGap) return `${id} has a gap in docs/wiring-gaps.json, so it is not proved: close the gap, or add it to the list`;
  return `${id} needs a test of kind '${proof}'${namedBy.length > 0 ? `; ${namedBy.join(', ')} can not prove it` : ''}`;
};

/**
 * Differences between what is unproved and what is listed as unproved: both an item that lost its test and a listed one that has a test are
 * problems.
 */
export function listProblems({ owners }: Coverage, listed: readonly string[]): string[] {
  const unproved = owners.flatMap((each) => each.unproved);
  const ids = new Set(unproved.map(({ id }) => id));
  return [
    ...unproved.filter(({ id }) => !listed.includes(id)).map(lostText),
    ...listed
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is proved or is no requirement: remove it from docs/unproved-requirements.json`),
  ];
}
