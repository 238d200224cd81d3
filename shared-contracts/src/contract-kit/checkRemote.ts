import { routesOf, type RemoteDefinition } from '../platform/definition';
import { SLOTS } from '../platform/slots';
import { isPattern, isReserved, parametersOf, shapeOf } from '../routes/pattern';
import type { Route } from '../routes/route';

const AREA_PREFIX = 'mf-';

/** What is wrong with one declared route, or nothing. */
function routeProblems({ name, page, pattern, params, paramPrefixes }: Route, remote: string): string[] {
  const area = remote.slice(AREA_PREFIX.length);
  const unknown = Object.keys(paramPrefixes).filter((each) => !parametersOf(pattern).includes(each));
  const fixed = Object.keys(params).filter((each) => parametersOf(pattern).includes(each));
  return [
    ...(new RegExp(`^${area}\\.[a-z\\d][a-z\\d-]*$`).test(name)
      ? []
      : [`route '${name}' of page '${page}' must be named '${area}.' and words in lower case with hyphens between them.`]),
    ...(isPattern(pattern) ? [] : [`route '${name}': ${pattern} is no address; write words and :names between slashes.`]),
    ...(isReserved(pattern) ? [`route '${name}': the platform reserves the first segment of ${pattern}.`] : []),
    ...[...unknown, ...fixed].map(
      (each) => `route '${name}': ${pattern} ${unknown.includes(each) ? 'has no' : 'has the'} parameter ${each} itself.`,
    ),
  ];
}

function pageProblems(definition: RemoteDefinition): string[] {
  const routes = routesOf(definition);
  const twice = (key: (route: Route) => string) =>
    routes.filter((route, at) => routes.findIndex((other) => key(other) === key(route)) < at);
  return [
    ...routes.flatMap((route) => routeProblems(route, definition.name)),
    ...Object.entries(definition.pages).flatMap(([name, { routes: own }]) =>
      Object.keys(own).length > 0 ? [] : [`page '${name}' has no route, so nobody reaches it.`],
    ),
    ...twice(({ name }) => name).map(({ name }) => `route '${name}' is declared twice.`),
    ...twice(({ pattern }) => shapeOf(pattern)).map(({ name, pattern }) => `route '${name}': another route of the remote has ${pattern}.`),
  ];
}

function slotProblems(name: string, remoteName: string): string[] {
  const slot = Object.hasOwn(SLOTS, name) ? SLOTS[name as keyof typeof SLOTS] : undefined;
  if (!slot) return [`slot '${name}' is not in the slot table.`];
  return slot.provider === remoteName ? [] : [`slot '${name}' is provided by ${slot.provider} in the slot table.`];
}

const loaderProblems = (slots: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(slots).flatMap(([name, load]) =>
    typeof load === 'function' ? [] : [`slot '${name}' must be a function that imports its module, such as () => import('./…').`],
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Pages that were not made with `page`. */
function shapeProblems(pages: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(pages).flatMap(([name, each]) =>
    isObject(each) && 'load' in each && typeof each.load === 'function' && 'routes' in each && isObject(each.routes)
      ? []
      : [`page '${name}' must be page(() => import('./pages/…'), { title, routes }).`],
  );
}

/** What the data of a definition loses as JSON, by page. */
function dataProblems(pages: RemoteDefinition['pages']): string[] {
  return Object.entries(pages).flatMap(([name, { load: _load, ...data }]) => {
    const kept = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'function' || value === undefined ? '?' : value));
    return kept === JSON.stringify(data) ? [] : [`page '${name}' holds something that is no JSON beside its import.`];
  });
}

/**
 * Problems that make a definition unusable on the platform, one sentence each; empty if it is valid.
 * Loads no page or slot.
 */
export function checkRemote(definition: RemoteDefinition, remoteName: string): string[] {
  if (!isObject(definition)) return ['the default export of remote.ts is not a definition: build it with defineRemote.'];
  const { name, pages = {}, slots = {} } = definition;
  const malformed = shapeProblems(pages);
  return [
    ...(name === remoteName ? [] : [`name is '${name}', but the remote is ${remoteName}.`]),
    ...malformed,
    ...(malformed.length > 0 || name !== remoteName ? [] : [...pageProblems({ name, pages, slots }), ...dataProblems(pages)]),
    ...Object.keys(slots).flatMap((slot) => slotProblems(slot, remoteName)),
    ...loaderProblems(slots),
  ];
}
