import { SHELL, type Release, type RouteLink, type ShellRelease } from '@forecourt/shell/registry';
import type { Composition } from '../composition';
import type { Problem, Side } from '../problem';

/** Links of a remote: its own, and those that functions of the shell's libraries make for it. */
function linksOf({ uses }: Release, shell: ShellRelease | null): RouteLink[] {
  if (!uses) return [];
  const ofNames = Object.entries(uses.names).flatMap(([library, names]) => names.flatMap((name) => shell?.links[library]?.[name] ?? []));
  return [...uses.links, ...ofNames];
}

/** The release whose route a name is: 'finance.information' is one of mf-finance. */
const ownerOf = (route: string, { shell, remotes }: Composition): Side | null => {
  const area = route.split('.')[0] ?? '';
  return area === SHELL ? shell : (remotes.find(({ name }) => name === `mf-${area}`) ?? null);
};

function problemsOf(consumer: Side, links: readonly RouteLink[], composition: Composition): Problem[] {
  const missing = new Set(links.flatMap(({ route, ifDeployed }) => (ifDeployed || composition.routeNames.has(route) ? [] : [route])));
  return [...missing].map((route) => {
    const provider = ownerOf(route, composition);
    return {
      key: `link ${consumer.name} ${route}`,
      isForceable: true,
      consumer,
      need: `links to '${route}'`,
      provider,
      instead: provider ? 'does not have it' : 'no release has it',
      wayOut: `release ${provider?.name ?? `mf-${route.split('.')[0] ?? ''}`} with it, or ${consumer.name} with a link by ifDeployed`,
    };
  });
}

/** Links to routes that nobody has, and that are not made by `ifDeployed`. */
export const linkProblems = (composition: Composition): Problem[] => [
  ...(composition.shell ? problemsOf(composition.shell, composition.shell.uses.links, composition) : []),
  ...composition.remotes.flatMap((remote) => problemsOf(remote, linksOf(remote, composition.shell), composition)),
];
