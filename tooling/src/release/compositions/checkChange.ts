import { StartError } from '@forecourt/server-kit';
import { allChannels, type AllChannels, type Release, type ShellRelease } from '@forecourt/shell/registry';
import { folderReader } from '../../tenants/documentFiles';
import type { Stores } from '../stores';
import { addedProblems, compositionProblems, type Deployed } from './checkCompositions';
import { describeProblem } from './describeProblem';
import { releaseReader } from './readReleases';

/** The sites as far as their documents can be read; what is wrong in those is not this check's to say. */
const sitesOf = async ({ tenantsFolder }: Stores) => (await folderReader()(tenantsFolder)).sites;

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
 * Checks every composition that some visitor can get after a change. Throws a StartError with each problem that the change adds; resolves with
 * those that are accepted by force.
 */
export async function checkChange(stores: Stores, { before, after, builds, force = false }: CheckOptions): Promise<string[]> {
  const sites = await sitesOf(stores);
  const fronts = await stores.fronts.running(new Date());
  const read = releaseReader(stores.artifacts, builds);
  const added = addedProblems({ ...(await read(before)), fronts }, { ...(await read(after)), fronts }, sites);
  const surroundings = { all: after, tenants: sites.map(({ slug }) => slug) };
  const describe = (problems: typeof added) => problems.map((problem) => describeProblem(problem, surroundings));
  const fatal = added.filter(({ isForceable }) => !isForceable);
  if (added.length === 0 || (force && fatal.length === 0)) return describe(added);
  const refusal = `The registry was not changed:\n${linesOf(describe(force ? fatal : added))}`;
  const hint = fatal.length === 0 ? '\nSites survive this: "--force" makes the change nevertheless, and the history says so.' : '';
  const noForce = force ? '\n"--force" is not possible here: a site could not load the release.' : '';
  throw new StartError(`${refusal}${hint}${noForce}`);
}

/** Whether visitors of some tenant, or of a canary, get a version. */
const isServed = ({ served }: Deployed, name: string, version: string): boolean => {
  const channels = allChannels(served)[name];
  return channels !== undefined && [channels.stable, channels.canary?.version, ...Object.values(channels.pins)].includes(version);
};

/** What does not fit in what is served, as sentences, and the releases of which that cannot be known. */
export async function compositionWarnings(stores: Stores, all: AllChannels): Promise<string[]> {
  const sites = await sitesOf(stores);
  const deployed = { ...(await releaseReader(stores.artifacts)(all)), fronts: await stores.fronts.running(new Date()) };
  const surroundings = { all, tenants: sites.map(({ slug }) => slug) };
  const unknown = [...deployed.releases.remotes.values()].filter(({ name, version, uses }) => !uses && isServed(deployed, name, version));
  return [
    ...compositionProblems(deployed, sites).map((problem) => describeProblem(problem, surroundings)),
    ...unknown.map(
      ({ name, version }) =>
        `${name} ${version} is from before builds found what a release uses: its contract and addresses alone are checked; release ${name} again`,
    ),
  ];
}
