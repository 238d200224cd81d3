import type { Release, RouteLink, ShellRelease } from '@forecourt/shell/registry';

/** A link that a function of the shell's libraries makes, with the name of the function. */
export interface LinkByName extends RouteLink {
  name: string;
}

/** Links that functions of a shell's libraries make for a remote, which takes them by their names. */
export const linksByName = ({ uses }: Release, { links }: Pick<ShellRelease, 'links'>): LinkByName[] =>
  Object.entries(uses?.names ?? {}).flatMap(([library, names]) =>
    names.flatMap((name) => (links[library]?.[name] ?? []).map((link) => ({ ...link, name }))),
  );
