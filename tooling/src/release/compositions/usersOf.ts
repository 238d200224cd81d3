import { pathText } from '@forecourt/server-kit';
import { createLinks, type SiteConfig } from '@forecourt/shared-contracts';
import { placedSlots } from '@forecourt/shared-contracts/documents';
import { assembleRoutes } from '@forecourt/shared-contracts/site-routes';
import { servedProps, type Release, type ShellRelease } from '@forecourt/shell/registry';
import { writtenLinks } from '@forecourt/shell/written-links';
import type { Releases } from './composition';
import { linksByName } from './linksByName';

/** Who uses a slot or a route. */
export interface User {
  /** 'mf-vehicle 1.4.0', or 'the document of clearmark-cars'. */
  who: string;
  /** 'mounts version 1'. */
  how: string;
  /** Version of a slot's props; null for a document, which gives the highest, and for routes. */
  version: number | null;
}

type AnyRelease = Release | ShellRelease;

const labelOf = ({ name, version }: AnyRelease) => `${name} ${version}`;
const all = ({ shells, remotes }: Releases): AnyRelease[] => [...shells.values(), ...remotes.values()];

const mountsOf = (release: AnyRelease, slot: string): User[] =>
  (release.uses?.mounts ?? [])
    .filter((mount) => mount.slot === slot)
    .map(({ version, hasFallback }) => ({
      who: labelOf(release),
      how: `mounts version ${version}${hasFallback ? ', with a fallback' : ''}`,
      version,
    }));

const placementsOf = (site: SiteConfig, slot: string): User[] =>
  placedSlots(site)
    .filter((placed) => placed.slot === slot)
    .map(({ path }) => ({ who: `the document of ${site.slug}`, how: `places it in ${path}`, version: null }));

/** Releases and documents that mount a slot. */
export const usersOfSlot = (slot: string, releases: Releases, sites: readonly SiteConfig[]): User[] => [
  ...all(releases).flatMap((release) => mountsOf(release, slot)),
  ...sites.flatMap((site) => placementsOf(site, slot)),
];

/** Functions of the shell's libraries that a remote takes and that link to a route, in some version of the shell. */
function linkedBy(remote: Release, route: string, { shells }: Releases): string[] {
  const links = [...shells.values()].flatMap((shell) => linksByName(remote, shell));
  return [...new Set(links.filter((link) => link.route === route).map(({ name }) => name))];
}

/** What a document says of a route: sections for its page, a change of its address, links to it. */
function documentUsesOf(route: string, site: SiteConfig, { shells, remotes }: Releases): User[] {
  const who = `the document of ${site.slug}`;
  const shellRoutes = [...shells.values()].flatMap(({ routes }) => routes);
  const table = assembleRoutes([...shellRoutes, ...[...remotes.values()].flatMap(({ routes }) => routes)], site);
  const links = createLinks(table);
  const written = writtenLinks(site).filter(({ address }) => address.startsWith('/') && links.routeAt(links.follow(address)) === route);
  return [
    ...(site.sections[route] ? [`has sections for it`] : []),
    ...site.routes.flatMap((change, at) => (change.route === route ? [`changes it in routes[${at}]`] : [])),
    ...written.map(({ path }) => `links to it in ${pathText(path)}`),
  ].map((how) => ({ who, how, version: null }));
}

/** Releases and documents that link to a route. */
export const usersOfRoute = (route: string, releases: Releases, sites: readonly SiteConfig[]): User[] => [
  ...sites.flatMap((site) => documentUsesOf(route, site, releases)),
  ...all(releases).flatMap((release) =>
    (release.uses?.links ?? [])
      .filter((link) => link.route === route)
      .map(({ ifDeployed }) => ({ who: labelOf(release), how: ifDeployed ? 'links to it by ifDeployed' : 'links to it', version: null })),
  ),
  ...[...releases.remotes.values()].flatMap((remote) =>
    linkedBy(remote, route, releases).map((name) => ({ who: labelOf(remote), how: `takes ${name}, which links to it`, version: null })),
  ),
];

/** Something that a release says will go. */
export interface Deprecation {
  /** "mf-finance 1.3.0: version 1 of the slot 'finance-summary'". */
  what: string;
  /** What to do instead, in the words of its team. */
  advice: string;
  users: readonly User[];
}

/** Without a remote's own uses, which go with the thing itself. */
const ofOthers = (remote: Release, users: readonly User[]) => users.filter(({ who }) => !who.startsWith(`${remote.name} `));

function deprecatedSlots(remote: Release, releases: Releases, sites: readonly SiteConfig[]): Deprecation[] {
  return Object.entries(remote.slots).flatMap(([slot, released]) => {
    const { deprecated } = released;
    if (deprecated === undefined) return [];
    const users = ofOthers(remote, usersOfSlot(slot, releases, sites));
    if (typeof deprecated === 'string') return [{ what: `${labelOf(remote)}: the slot '${slot}'`, advice: deprecated, users }];
    const [highest] = servedProps(released);
    return Object.entries(deprecated).map(([version, advice]) => ({
      what: `${labelOf(remote)}: version ${version} of the slot '${slot}'`,
      advice,
      users: users.filter((user) => (user.version ?? highest) === Number(version)),
    }));
  });
}

const deprecatedPages = (remote: Release, releases: Releases, sites: readonly SiteConfig[]): Deprecation[] =>
  Object.entries(remote.pages).flatMap(([page, { deprecated }]) =>
    deprecated === undefined
      ? []
      : [
          {
            what: `${labelOf(remote)}: the page '${page}'`,
            advice: deprecated,
            users: ofOthers(
              remote,
              remote.routes.filter((route) => route.page === page).flatMap(({ name }) => usersOfRoute(name, releases, sites)),
            ),
          },
        ],
  );

/** What releases say will go, with who still uses it. */
export const deprecations = (releases: Releases, sites: readonly SiteConfig[]): Deprecation[] =>
  [...releases.remotes.values()].flatMap((remote) => [
    ...deprecatedSlots(remote, releases, sites),
    ...deprecatedPages(remote, releases, sites),
  ]);
