import { createElement } from 'react';
import type { SlotHostProps } from '../platform/context';
import { routesOf, type PageOptions, type RemoteDefinition } from '../platform/definition';
import type { SlotName } from '../platform/slots';
import { SHELL_ROUTES, type Route } from '../routes/route';
import type { RoutedSite } from '../routes/routeChange';
import { assembleRoutes, type RouteTable } from '../routes/routeTable';

/** What the remotes of the product declare. */
export interface Deployment {
  routes: readonly Route[];
  /** Versions of the props that each slot serves, by its name. */
  slots: ReadonlyMap<string, readonly number[]>;
}

declare global {
  /** Set by a setup file of the test runner, from the definitions of the remotes. */
  var forecourtDeployment: (() => Deployment) | undefined;
}

function deployment(): Deployment {
  if (!globalThis.forecourtDeployment) {
    throw new Error(
      'The test runner sets no globalThis.forecourtDeployment: add tooling/jest/deployment-setup.ts to setupFiles, so that tests know which routes and slots are deployed.',
    );
  }
  return globalThis.forecourtDeployment();
}

/** What the shell and the remotes of the product declare. */
export const declaredRoutes = (): Route[] => [...SHELL_ROUTES, ...deployment().routes];

/** The addresses that the product has on a site; with a definition, that remote's are those that it declares. */
export function deployedRoutes(site: RoutedSite, definition?: RemoteDefinition): RouteTable {
  const others = declaredRoutes().filter(({ remote }) => remote !== definition?.name);
  return assembleRoutes([...others, ...(definition ? routesOf(definition) : [])], site);
}

/** Title and addresses of a page that a remote of the product has under this name; throws where it has none. */
export function deployedPage(remote: string, page: string): PageOptions {
  const routes = deployment().routes.filter((route) => route.remote === remote && route.page === page);
  if (routes.length === 0) throw new Error(`${remote} declares no page '${page}': pass one that the test declares with page().`);
  return {
    title: routes[0]?.title ?? '',
    routes: Object.fromEntries(
      routes.map(({ name, pattern: path, patternSwitch: pathSwitch, page: _page, remote: _remote, kind: _kind, ...conditions }) => [
        name,
        { path, pathSwitch, ...conditions },
      ]),
    ),
  };
}

/** Whether a remote really provides a slot. */
export const isSlotDeployed = (name: SlotName) => deployment().slots.has(name);

/** The slot host of tests: an empty element with the slot's name and props; the fallback where no remote provides the slot with this version of them. */
export function TestSlotHost({ name, version, props, fallback }: SlotHostProps) {
  const deployed = deployment().slots.get(name);
  const isServed = deployed !== undefined && (version === 'highest' || deployed.includes(version));
  return isServed ? createElement('div', { 'data-slot': name, 'data-props': JSON.stringify(props) }) : (fallback ?? null);
}
