import { StartError } from '@forecourt/server-kit';
import { servedVersions, type AllChannels, type Release, type ShellRelease } from '@forecourt/shell/registry';
import { folderReader } from '../../tenants/documentFiles';
import type { Stores } from '../stores';
import { addedProblems, compositionProblems, type CheckedTenant } from './checkCompositions';
import { describeProblem } from './describeProblem';
import { releaseReader } from './readReleases';

/** A change that adds problems to what some visitor gets. */
export class RefusedCompositions extends StartError {
  readonly code = 'refused_compositions';
}

/** The tenants that some visitor has: those of documents, of such that cannot be read now, of pins and canaries; one without a name where there are none. */
async function tenantsOf({ tenantsFolder }: Stores, ...registries: AllChannels[]): Promise<CheckedTenant[]> {
  const { sites, unreadable } = await folderReader()(tenantsFolder);
  const named = registries.flatMap((all) =>
    Object.values(all).flatMap(({ pins, canary }) => [...Object.keys(pins), ...(canary?.tenants ?? [])]),
  );
  const known = sites.map((site) => ({ slug: site.slug, site }));
  const others = new Set([...unreadable, ...named].filter((slug) => !sites.some((site) => site.slug === slug)));
  const all = [...known, ...[...others].map((slug) => ({ slug, site: null }))];
  return all.length > 0 ? all : [{ slug: 'no site', site: null }];
}

export interface CheckOptions {
  /** The channels before the change. */
  before: AllChannels;
  after: AllChannels;
  /** Builds that are not published yet. */
  builds?: readonly (Release | ShellRelease)[];
  /** Accepts what sites survive. */
  force?: boolean;
}

const linesOf = (problems: readonly string[]) => problems.map((problem) => `  - ${problem}`).join('\n');

/**
 * Checks every composition that some visitor can get after a change. Throws RefusedCompositions with each problem that the change adds; resolves
 * with those that are accepted by force.
 */
export async function checkChange(stores: Stores, { before, after, builds, force = false }: CheckOptions): Promise<string[]> {
  const tenants = await tenantsOf(stores, before, after);
  const fronts = await stores.fronts.running();
  const read = releaseReader(stores.artifacts, builds);
  const added = addedProblems({ ...(await read(before)), fronts }, { ...(await read(after)), fronts }, tenants);
  const surroundings = { before, after, tenants: tenants.map(({ slug }) => slug) };
  const describe = (problems: typeof added) => problems.map((problem) => describeProblem(problem, surroundings));
  const fatal = added.filter(({ isForceable }) => !isForceable);
  if (added.length === 0 || (force && fatal.length === 0)) return describe(added);
  const refusal = `The registry was not changed:\n${linesOf(describe(force ? fatal : added))}`;
  const hint = fatal.length === 0 ? '\nSites survive this: "--force" makes the change nevertheless, and the history says so.' : '';
  const noForce = force ? '\n"--force" is not possible here: a site could not load the release.' : '';
  throw new RefusedCompositions(`${refusal}${hint}${noForce}`);
}

/** What does not fit in what is served, as sentences, and the releases of which that cannot be known. */
export async function compositionWarnings(stores: Stores, all: AllChannels): Promise<string[]> {
  const tenants = await tenantsOf(stores, all);
  const deployed = { ...(await releaseReader(stores.artifacts)(all)), fronts: await stores.fronts.running() };
  const surroundings = { before: all, after: all, tenants: tenants.map(({ slug }) => slug) };
  const isServed = ({ name, version }: Release) => all[name] !== undefined && servedVersions(all[name]).includes(version);
  const unknown = [...deployed.releases.remotes.values()].filter((release) => !release.uses && isServed(release));
  return [
    ...compositionProblems(deployed, tenants).map((problem) => describeProblem(problem, surroundings)),
    ...unknown.map(
      ({ name, version }) =>
        `${name} ${version} is from before builds found what a release uses: its contract and addresses alone are checked; release ${name} again`,
    ),
  ];
}
