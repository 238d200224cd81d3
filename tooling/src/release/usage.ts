import { didYouMean, StartError } from '@forecourt/server-kit';
import { servedProps, type AllChannels, type Release } from '@forecourt/shell/registry';
import { folderReader } from '../tenants/documentFiles';
import type { Releases } from './compositions/composition';
import { listOf } from './compositions/listOf';
import { releaseReader } from './compositions/readReleases';
import { deprecations, usersOfRoute, usersOfSlot, type User } from './compositions/usersOf';
import type { Stores } from './stores';

/** What is in service, and what of it nobody knows: documents that cannot be read, and releases without facts. */
async function readUsage({ artifacts, tenantsFolder }: Stores, all: AllChannels) {
  const { releases } = await releaseReader(artifacts)(all);
  const { sites, unreadable } = await folderReader()(tenantsFolder);
  const unknown = [
    ...unreadable.map((slug) => `the document of ${slug}, which cannot be read`),
    ...[...releases.remotes.values()].flatMap(({ name, version, uses }) =>
      uses ? [] : [`${name} ${version}, which is from before builds found it`],
    ),
  ];
  return { releases, sites, unknown };
}

const lineOf = ({ who, how }: User) => `${who} ${how}`;
const nobody = (unknown: readonly string[]) =>
  unknown.length === 0 ? 'nobody in service uses it: it can go' : `nobody is known to use it; it is not known of ${listOf(unknown)}`;

/** What releases in service say will go, a sentence each with who still uses it. */
export async function deprecationLines(stores: Stores, all: AllChannels): Promise<string[]> {
  const { releases, sites, unknown } = await readUsage(stores, all);
  return deprecations(releases, sites).map(
    ({ what, advice, users }) => `${what} will go (${advice}): ${users.length > 0 ? users.map(lineOf).join('; ') : nobody(unknown)}`,
  );
}

/** Who offers a slot or has a route, as a line for each release. */
function ownersOf(name: string, { remotes, shells }: Releases): string[] {
  const slotOf = ({ slots, name: remote, version }: Release) => {
    const slot = slots[name];
    if (!slot) return [];
    const versions = servedProps(slot);
    return [
      `${name} is a slot of ${remote} ${version}, in version${versions.length > 1 ? 's' : ''} ${listOf(versions.map(String))} of its props.`,
    ];
  };
  const routes = [...shells.values(), ...remotes.values()].flatMap((release) =>
    release.routes
      .filter((route) => route.name === name)
      .map(({ pattern }) => `${name} is a route of ${release.name} ${release.version}, ${pattern}.`),
  );
  return [...[...remotes.values()].flatMap(slotOf), ...routes];
}

/** Lines that say who uses a slot or route, by what is in service; throws a StartError for a name that nobody has or uses. */
export async function usageOf(name: string, stores: Stores, all: AllChannels): Promise<string[]> {
  const { releases, sites, unknown } = await readUsage(stores, all);
  const owners = ownersOf(name, releases);
  const users = [...usersOfSlot(name, releases, sites), ...usersOfRoute(name, releases, sites)];
  if (owners.length === 0 && users.length === 0) {
    const names = [...releases.shells.values(), ...releases.remotes.values()].flatMap(({ routes, ...release }) => [
      ...routes.map((route) => route.name),
      ...('slots' in release ? Object.keys(release.slots) : []),
    ]);
    throw new StartError(`No release in service has a slot or route ${name}${didYouMean(name, names) || '.'}`);
  }
  return [
    ...(owners.length > 0 ? owners : [`No release in service has ${name}.`]),
    ...(users.length > 0 ? users.map((user) => `  ${lineOf(user)}`) : [`  ${nobody(unknown)}`]),
  ];
}
