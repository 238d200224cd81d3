import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLinks, type Links, type RemoteDefinition, type RouteTable, type SiteConfig } from '@forecourt/shared-contracts';
import type { Route } from '@forecourt/shared-contracts/shell';
import { assembleRoutes, routesOf, SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import { ownRemotes, ROOT } from './workspace';

/** The definitions that the remotes of a folder export; no page or slot loads. */
export async function remoteDefinitions(root = ROOT): Promise<RemoteDefinition[]> {
  const modules = await Promise.all(
    ownRemotes().map(
      (name) => import(pathToFileURL(path.join(root, name, 'src/remote.ts')).href) as Promise<{ default: RemoteDefinition }>,
    ),
  );
  return modules.map((module) => module.default);
}

/** What the shell and the remotes of a folder declare. */
export const declaredRoutes = async (root = ROOT): Promise<Route[]> => [
  ...SHELL_ROUTES,
  ...(await remoteDefinitions(root)).flatMap(routesOf),
];

/** The addresses that the remotes of this folder have on a site. */
export const siteRoutes = async (site: SiteConfig): Promise<RouteTable> => assembleRoutes(await declaredRoutes(), site);

/** The links of a site with the remotes of this folder. */
export const siteLinks = async (site: SiteConfig): Promise<Links> => createLinks(await siteRoutes(site));

/** Name of a page in reports: 'search.results'. */
export const pageName = ({ remote, page }: Pick<Route, 'remote' | 'page'>) => `${remote.replace(/^mf-/, '')}.${page}`;

/** Names of a remote's pages in reports. */
export const pageNames = ({ name: remote, pages }: RemoteDefinition) => Object.keys(pages).map((page) => pageName({ remote, page }));
