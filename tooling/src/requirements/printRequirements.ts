import { StartError } from '@forecourt/server-kit';
import type { OwnerCoverage } from './coverage';
import { checkList, projectCoverage, updateList } from './readProject';
import { ROOT } from '../workspace';

export interface RequirementOptions {
  owner?: string;
  json?: boolean;
  update?: boolean;
}

const row = ({ owner, total, unproved }: OwnerCoverage) => {
  const named = unproved.filter(({ namedBy }) => namedBy.length > 0).length;
  return `${owner.padEnd(18)}${String(total - unproved.length).padStart(6)} of ${String(total).padStart(3)}${String(named).padStart(16)}${String(unproved.length - named).padStart(12)}`;
};

function printOwner(owners: readonly OwnerCoverage[], owner: string): void {
  const found = owners.find((each) => each.owner === owner);
  if (!found) throw new StartError(`No requirement belongs to "${owner}"; owners are ${owners.map((each) => each.owner).join(', ')}.`);
  for (const { id, proof, title, namedBy, hasGap } of found.unproved) {
    const reason = [...(hasGap ? ['has a gap'] : []), ...(namedBy.length > 0 ? [`named by ${namedBy.join(', ')}`] : [])].join('; ');
    console.log(`${id}  ${proof.padEnd(8)} ${title}${reason ? `  (${reason})` : ''}`);
  }
}

/** Prints which items of the specification are proved; fails when one has lost its test. */
export function checkRequirements({ owner, json, update }: RequirementOptions): void {
  const coverage = projectCoverage(ROOT);
  if (update) updateList(ROOT, coverage);
  const { problems: ofList, comparison } = checkList(ROOT, coverage);
  const problems = [...coverage.problems, ...ofList];
  if (json) console.log(JSON.stringify({ ...coverage, problems }, null, 2));
  else if (owner) printOwner(coverage.owners, owner);
  else {
    console.log(`${'owner'.padEnd(18)}       proved   other kind only     no test\n${coverage.owners.map(row).join('\n')}`);
    console.log(comparison);
    for (const problem of problems) console.log(problem);
  }
  if (problems.length > 0) process.exitCode = 1;
}
