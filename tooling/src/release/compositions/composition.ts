import type { Route } from '@forecourt/shared-contracts/shell';
import { SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import { releaseKey, SHELL, type Release, type ShellRelease } from '@forecourt/shell/registry';
import type { Versions } from './compositionsOf';

/** Releases by 'name@version'. */
export interface Releases {
  remotes: ReadonlyMap<string, Release>;
  shells: ReadonlyMap<string, ShellRelease>;
}

/** What a visitor gets. */
export interface Composition {
  /** null before the first release of the shell. */
  shell: ShellRelease | null;
  remotes: readonly Release[];
  /** The remotes that offer each slot, more than one where two claim its name. */
  slots: ReadonlyMap<string, readonly Release[]>;
  /** Routes that shell and remotes declare; where no shell is released yet, those of this program. */
  routes: readonly Route[];
  routeNames: ReadonlySet<string>;
}

/** The releases of these versions; a version that cannot be read is left out. */
export function compose(versions: Versions, { remotes: known, shells }: Releases): Composition {
  const shell = versions[SHELL] === undefined ? null : (shells.get(releaseKey(SHELL, versions[SHELL])) ?? null);
  const remotes = Object.entries(versions).flatMap(([name, version]) => known.get(releaseKey(name, version)) ?? []);
  const slots = new Map<string, Release[]>();
  for (const remote of remotes) for (const slot of Object.keys(remote.slots)) slots.set(slot, [...(slots.get(slot) ?? []), remote]);
  const routes = [...(shell?.routes ?? SHELL_ROUTES), ...remotes.flatMap((each) => each.routes)];
  return { shell, remotes, slots, routes, routeNames: new Set(routes.map(({ name }) => name)) };
}
