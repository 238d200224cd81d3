import type { Route } from '@forecourt/shared-contracts/shell';
import { integrityOf, servedProps, type Release } from './release';

/** One remote of a composition: its version and where its entry is. */
export interface ComposedRemote {
  version: string;
  /** Version of the contract that it was built against. */
  contract: string;
  /** Global variable that the entry sets; unique to this version. */
  container: string;
  entry: string;
  integrity: string;
}

/** A slot of a composition: who provides it, and the space that it takes while it loads. */
export interface ComposedSlot {
  remote: string;
  reserve: string;
  /** Versions of its props that the remote serves, the highest first; missing where it is version 1 alone. */
  versions?: readonly number[];
  /** Props without which it is not rendered; a document may place it where a page does not give them. */
  needs?: readonly string[];
}

/** The remotes of a composition; a version without release is left out. */
export const composedRemotes = (
  releases: Record<string, Release>,
  versions: Record<string, string>,
  base: string,
): Record<string, ComposedRemote> =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const release = releases[`${name}@${version}`];
      if (!release) return [];
      const { contract, container, entry } = release;
      return [
        [
          name,
          {
            version,
            contract,
            container,
            entry: `${base}/${name}/${entry}`,
            integrity: integrityOf(release, entry),
          },
        ],
      ];
    }),
  );

/** The slots of a composition; of two remotes with one name for a slot the first by its own name provides it. */
export const composedSlots = (releases: Record<string, Release>, versions: Record<string, string>): Record<string, ComposedSlot> =>
  Object.fromEntries(
    Object.entries(versions)
      .toSorted(([one], [other]) => other.localeCompare(one, 'en'))
      .flatMap(([remote, version]) =>
        Object.entries(releases[`${remote}@${version}`]?.slots ?? {}).map(([name, slot]) => {
          const versions = servedProps(slot);
          const { reserve, needs } = slot;
          return [name, { remote, reserve, ...(String(versions) !== '1' && { versions }), ...(needs && { needs }) }];
        }),
      ),
  );

/** The routes that the shell, with routes of its own, and the releases of a composition declare. */
export const declaredRoutes = (
  shellRoutes: readonly Route[],
  { releases, lostRoutes }: { releases: Record<string, Release>; lostRoutes: readonly Route[] },
  versions: Record<string, string>,
): Route[] => [
  ...shellRoutes,
  ...Object.entries(versions).flatMap(([name, version]) => releases[`${name}@${version}`]?.routes ?? []),
  ...lostRoutes,
];
