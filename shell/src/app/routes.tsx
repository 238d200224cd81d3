import type { ReactNode } from 'react';
import { siteRoutes, type Car, type SiteConfig, type SiteRoute } from '@forecourt/shared-contracts';
import { Home } from './Home';
import { Layout } from './Layout';
import { Standalone } from '../standalone/Standalone';
import { NotFound } from './NotFound';
import { needsReload, pageLoader } from './pageLoader';
import { RemotePage } from './RemotePage';
import type { PageResult } from './pageState';
import type { ShellServices } from './shellContext';

/** Id of the route that matches where no other does. */
export const UNKNOWN_ROUTE = 'unknown';

interface RouterRoute {
  id: string;
  path?: string;
  element: ReactNode;
  loader?: (args: { request: Request; params: Record<string, string | undefined> }) => Promise<PageResult | Response>;
  shouldRevalidate?: (change: { currentUrl: URL; nextUrl: URL }) => boolean;
  children?: RouterRoute[];
}

/** The newest car of the site, as the sample that slots are shown with. */
function sampleCar({ loaderBase }: ShellServices) {
  return async (): Promise<PageResult> => {
    const cars = await loaderBase.api.get<Car[]>('/api/cars/latest?limit=1').catch(() => []);
    return { kind: 'ready', data: cars[0] ?? null };
  };
}

function homeRoute({ key: id, pattern }: SiteRoute, shell: ShellServices): RouterRoute {
  if (shell.composition.alone === null) return { id, path: pattern, element: <Home /> };
  return { id, path: pattern, element: <Standalone />, loader: sampleCar(shell) };
}

/** The back end answers here: the browser leaves the app for it. */
const fileRoute = ({ key: id, pattern }: SiteRoute): RouterRoute => ({
  id,
  path: pattern,
  element: null,
  loader: async () => new Response(null, { status: 302, headers: { Location: pattern, 'X-Remix-Reload-Document': 'true' } }),
});

function remoteRoute(route: SiteRoute, shell: ShellServices): RouterRoute {
  return {
    id: route.key,
    path: route.pattern,
    element: <RemotePage route={route} />,
    loader: pageLoader(route, shell),
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      needsReload(currentUrl, nextUrl, shell.modules.loadedPage(route.remote, route.page)?.ownsQuery === true),
  };
}

/** The router's routes for one site, from the platform's table and the tenant's changes. */
export function routerRoutes(site: SiteConfig, shell: ShellServices): RouterRoute[] {
  const { open, closed } = siteRoutes(site);
  const pages = open.map((route) => {
    if (route.kind === 'file') return fileRoute(route);
    return route.remote === 'shell' ? homeRoute(route, shell) : remoteRoute(route, shell);
  });
  const switchedOff = closed.map(({ key, pattern }) => ({ id: `closed ${key}`, path: pattern, element: <NotFound /> }));
  return [{ id: 'layout', element: <Layout />, children: [...pages, ...switchedOff, { id: UNKNOWN_ROUTE, path: '*', element: <NotFound /> }] }];
}
