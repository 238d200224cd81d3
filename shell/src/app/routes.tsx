import type { ReactNode } from 'react';
import { tenantRoutes, type Route, type SiteConfig } from '@forecourt/shared-contracts';
import { Home } from './Home';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { needsReload, pageLoader } from './pageLoader';
import { RemotePage } from './RemotePage';
import type { ShellServices } from './shellContext';

/** Id of the route that matches where no other does. */
export const UNKNOWN_ROUTE = 'unknown';

interface RouterRoute {
  id: string;
  path?: string;
  element: ReactNode;
  loader?: ReturnType<typeof pageLoader>;
  shouldRevalidate?: (change: { currentUrl: URL; nextUrl: URL }) => boolean;
  children?: RouterRoute[];
}

function remoteRoute(route: Route, shell: ShellServices): RouterRoute {
  return {
    id: route.id,
    path: route.pattern,
    element: <RemotePage route={route} />,
    loader: pageLoader(route, shell),
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      needsReload(currentUrl, nextUrl, shell.modules.loadedPage(route.remote, route.page)?.ownsQuery === true),
  };
}

/** The router's routes for one site, from the platform's table and the tenant's changes. */
export function routerRoutes(site: SiteConfig, shell: ShellServices): RouterRoute[] {
  const pages = tenantRoutes(site).map((route) =>
    route.remote === 'shell' ? { id: route.id, path: route.pattern, element: <Home /> } : remoteRoute(route, shell),
  );
  return [{ id: 'layout', element: <Layout />, children: [...pages, { id: UNKNOWN_ROUTE, path: '*', element: <NotFound /> }] }];
}
