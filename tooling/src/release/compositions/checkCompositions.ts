import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Front, Release } from '@forecourt/shell/registry';
import { addressProblems, changedAddressProblems } from './checks/addresses';
import { budgetProblems } from './checks/budgets';
import { frontProblems } from './checks/fronts';
import { linkProblems } from './checks/links';
import { sectionProblems } from './checks/sections';
import { shellProblems } from './checks/shell';
import { slotProblems, type FormerProviders } from './checks/slots';
import { compose, type Composition, type Releases } from './composition';
import { bucketsOf, compositionKey, versionsOf, type Bucket, type Served } from './compositionsOf';
import type { FoundProblem, Problem } from './problem';

/** Channels with the releases that they name, and the servers that run. */
export interface Deployed {
  served: Served;
  releases: Releases;
  fronts: readonly Front[];
}

/** A tenant; without a document that can be read its compositions are checked and its pages are not. */
export interface CheckedTenant {
  slug: string;
  site: SiteConfig | null;
}

/** The remote that offers each slot in some release. */
const providersIn = (releases: Iterable<Release>): FormerProviders =>
  new Map([...releases].flatMap(({ name, slots }) => Object.keys(slots).map((slot) => [slot, name] as const)));

/** What is the same for every site with a composition. */
const problemsOf = (composition: Composition, fronts: readonly Front[], former: FormerProviders): Problem[] => [
  ...frontProblems(composition, fronts),
  ...shellProblems(composition),
  ...slotProblems(composition, former),
  ...linkProblems(composition),
  ...budgetProblems(composition),
];

const siteProblems = (composition: Composition, site: SiteConfig, former: FormerProviders): Problem[] => [
  ...addressProblems(composition, site),
  ...changedAddressProblems(composition, site),
  ...sectionProblems(composition, site, former),
];

/** The problems of each visitor; what several have in common is found once. */
function problemFinder({ served, releases, fronts }: Deployed, former: FormerProviders) {
  const ofCompositions = new Map<string, { composition: Composition; problems: readonly Problem[] }>();
  return ({ slug, site }: CheckedTenant, bucket: Bucket): Problem[] => {
    const versions = versionsOf(served, slug, bucket);
    const key = compositionKey(versions);
    let known = ofCompositions.get(key);
    if (!known) {
      const composition = compose(versions, releases);
      known = { composition, problems: problemsOf(composition, fronts, former) };
      ofCompositions.set(key, known);
    }
    return [...known.problems, ...(site ? siteProblems(known.composition, site, former) : [])];
  };
}

/** Problems that differ in nothing but the tenant are one. */
function byTenants(found: Iterable<readonly [tenant: string, problem: Problem]>): FoundProblem[] {
  const merged = new Map<string, FoundProblem>();
  for (const [tenant, problem] of found) {
    const { consumer, need, provider, instead } = problem;
    const key = [consumer?.name, consumer?.version, need, provider?.name, provider?.version, instead].join('\n');
    const tenants = merged.get(key)?.tenants ?? [];
    merged.set(key, { ...problem, tenants: tenants.includes(tenant) ? tenants : [...tenants, tenant] });
  }
  return [...merged.values()];
}

/** Every problem that visitors of these tenants can meet. */
export function compositionProblems(deployed: Deployed, tenants: readonly CheckedTenant[]): FoundProblem[] {
  const find = problemFinder(deployed, providersIn(deployed.releases.remotes.values()));
  const buckets = bucketsOf([deployed.served]);
  return byTenants(
    tenants.flatMap((tenant) => buckets.flatMap((bucket) => find(tenant, bucket).map((problem) => [tenant.slug, problem] as const))),
  );
}

/** Problems that a visitor can meet after a change who could not meet them before it. */
export function addedProblems(before: Deployed, after: Deployed, tenants: readonly CheckedTenant[]): FoundProblem[] {
  const former = providersIn([...before.releases.remotes.values(), ...after.releases.remotes.values()]);
  const [findBefore, findAfter] = [problemFinder(before, former), problemFinder(after, former)];
  const buckets = bucketsOf([before.served, after.served]);
  const added = (tenant: CheckedTenant, bucket: Bucket): Problem[] => {
    const found = findAfter(tenant, bucket);
    if (found.length === 0) return [];
    const known = new Set(findBefore(tenant, bucket).map(({ key }) => key));
    return found.filter(({ key }) => !known.has(key));
  };
  return byTenants(
    tenants.flatMap((tenant) => buckets.flatMap((bucket) => added(tenant, bucket).map((problem) => [tenant.slug, problem] as const))),
  );
}
