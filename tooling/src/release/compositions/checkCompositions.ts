import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Front, Release } from '@forecourt/shell/registry';
import { addressProblems } from './checks/addresses';
import { budgetProblems } from './checks/budgets';
import { frontProblems } from './checks/fronts';
import { linkProblems } from './checks/links';
import { sectionProblems } from './checks/sections';
import { shellProblems } from './checks/shell';
import { slotProblems, type FormerProviders } from './checks/slots';
import { compose, type Composition, type Releases } from './composition';
import { compositionKey, compositionsOf, type Served } from './compositionsOf';
import type { FoundProblem, Problem } from './problem';

/** Channels with the releases that they name, and the servers that run. */
export interface Deployed {
  served: Served;
  releases: Releases;
  fronts: readonly Front[];
}

/** The remote that offers each slot in some release. */
const providersIn = (releases: Iterable<Release>): FormerProviders =>
  new Map([...releases].flatMap(({ name, slots }) => Object.keys(slots).map((slot) => [slot, name] as const)));

/** What is the same for every site with a composition. */
interface CheckedComposition {
  composition: Composition;
  problems: readonly Problem[];
}

function checkComposition(composition: Composition, fronts: readonly Front[], former: FormerProviders): CheckedComposition {
  const problems = [
    ...frontProblems(composition, fronts),
    ...shellProblems(composition),
    ...slotProblems(composition, former),
    ...linkProblems(composition),
    ...budgetProblems(composition),
  ];
  return { composition, problems };
}

/** Every problem by its key, with the tenants whose visitors can meet it. */
function findProblems(
  { served, releases, fronts }: Deployed,
  sites: readonly SiteConfig[],
  former: FormerProviders,
): Map<string, FoundProblem> {
  const found = new Map<string, Problem & { tenants: string[] }>();
  const checked = new Map<string, CheckedComposition>();
  for (const site of sites) {
    for (const versions of compositionsOf(served, site.slug)) {
      const key = compositionKey(versions);
      const known = checked.get(key) ?? checkComposition(compose(versions, releases), fronts, former);
      checked.set(key, known);
      const { composition, problems } = known;
      for (const problem of [...problems, ...addressProblems(composition, site), ...sectionProblems(composition, site, former)]) {
        const { tenants, ...first } = found.get(problem.key) ?? { ...problem, tenants: [] };
        found.set(problem.key, { ...first, tenants: tenants.includes(site.slug) ? tenants : [...tenants, site.slug] });
      }
    }
  }
  return found;
}

/** Every problem that visitors of these sites can meet. */
export const compositionProblems = (deployed: Deployed, sites: readonly SiteConfig[]): FoundProblem[] => [
  ...findProblems(deployed, sites, providersIn(deployed.releases.remotes.values())).values(),
];

/** Problems that visitors can meet after a change and could not meet before it, each with the tenants for which it is new. */
export function addedProblems(before: Deployed, after: Deployed, sites: readonly SiteConfig[]): FoundProblem[] {
  const former = providersIn([...before.releases.remotes.values(), ...after.releases.remotes.values()]);
  const known = findProblems(before, sites, former);
  return [...findProblems(after, sites, former).values()].flatMap((problem) => {
    const tenants = problem.tenants.filter((tenant) => !known.get(problem.key)?.tenants.includes(tenant));
    return tenants.length > 0 ? [{ ...problem, tenants }] : [];
  });
}
