import { SHELL, type Release, type RouteLink, type ShellRelease } from '@forecourt/shell/registry';
import type { Composition } from '../composition';
import { linksByName } from '../linksByName';
import type { Problem, Side } from '../problem';

/** Links of a remote: its own, and those that functions of the shell's libraries make for it. */
const linksOf = (remote: Release, shell: ShellRelease | null): RouteLink[] => [
  ...(remote.uses?.links ?? []),
  ...(shell ? linksByName(remote, shell) : []),
];

/** Name of the release whose route a name is: 'finance.information' is one of mf-finance. */
function ownerOf(route: string): string {
  const area = route.split('.')[0] ?? '';
  return area === SHELL ? SHELL : `mf-${area}`;
}

function linkProblem(consumer: Side, route: string, { shell, remotes }: Composition): Problem {
  const owner = ownerOf(route);
  const isOwn = owner === consumer.name;
  const provider = [...(shell ? [shell] : []), ...remotes].find(({ name }) => name === owner) ?? null;
  return {
    key: `link ${consumer.name} ${route}`,
    isForceable: true,
    consumer,
    need: isOwn ? `links to '${route}', which it does not have itself` : `links to '${route}'`,
    provider: isOwn ? null : provider,
    missing: owner,
    instead: isOwn ? '' : provider ? 'does not have it' : 'no release has it',
    ways: {
      ofConsumer: isOwn
        ? 'release it with the page, or without the link'
        : `release ${consumer.name} without the link first, or with one by ifDeployed`,
      ofProvider: isOwn ? undefined : `release ${owner} with it first`,
    },
  };
}

const problemsOf = (consumer: Side, links: readonly RouteLink[], composition: Composition): Problem[] =>
  [...new Set(links.flatMap(({ route, ifDeployed }) => (ifDeployed || composition.routeNames.has(route) ? [] : [route])))].map((route) =>
    linkProblem(consumer, route, composition),
  );

/** Links to routes that nobody has, and that are not made by `ifDeployed`. */
export const linkProblems = (composition: Composition): Problem[] => [
  ...(composition.shell ? problemsOf(composition.shell, composition.shell.uses.links, composition) : []),
  ...composition.remotes.flatMap((remote) => problemsOf(remote, linksOf(remote, composition.shell), composition)),
];
