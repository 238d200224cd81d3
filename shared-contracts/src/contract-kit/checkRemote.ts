import { routesOf, type PagePositions, type RemoteDefinition, type SlotDeclaration } from '../platform/definition';
import { isPattern, isReserved, parametersOf, shapeOf } from '../routes/pattern';
import type { Route } from '../routes/route';

const AREA_PREFIX = 'mf-';

/** What is wrong with one declared route, or nothing. */
function routeProblems({ name, page, pattern, redirects, params, paramPrefixes }: Route, remote: string): string[] {
  const area = remote.slice(AREA_PREFIX.length);
  const unknown = Object.keys(paramPrefixes).filter((each) => !parametersOf(pattern).includes(each));
  const fixed = Object.keys(params).filter((each) => parametersOf(pattern).includes(each));
  return [
    ...(new RegExp(`^${area}\\.[a-z\\d][a-z\\d-]*$`).test(name)
      ? []
      : [`route '${name}' of page '${page}' must be named '${area}.' and words in lower case with hyphens between them.`]),
    ...(isPattern(pattern) ? [] : [`route '${name}': ${pattern} is no address; write words and :names between slashes.`]),
    ...redirects
      .filter(
        (each) => !isPattern(each) || isReserved(each) || parametersOf(each).toSorted().join() !== parametersOf(pattern).toSorted().join(),
      )
      .map((each) => `route '${name}': ${each} can not lead to ${pattern}; write an address with the same parameters.`),
    ...(isReserved(pattern) ? [`route '${name}': the platform reserves the first segment of ${pattern}.`] : []),
    ...[...unknown, ...fixed].map(
      (each) => `route '${name}': ${pattern} ${unknown.includes(each) ? 'has no' : 'has the'} parameter ${each} itself.`,
    ),
  ];
}

/** What a page can give the slots in it. */
const GIVEN: ReadonlySet<string> = new Set(['car']);

const NAME = /^[a-z][a-z\d-]*$/;

const positionProblems = (page: string, positions: PagePositions): string[] =>
  Object.entries(positions).flatMap(([name, given]) => [
    ...(NAME.test(name) ? [] : [`page '${page}': position '${name}' must be named with words in lower case and hyphens between them.`]),
    ...given
      .filter((each) => !GIVEN.has(each))
      .map((each) => `page '${page}': position '${name}' can not give ${each}; it can give ${[...GIVEN].join(', ')}.`),
  ]);

/** Names of parameters of an address, each once. */
const isQuery = (query: unknown): boolean =>
  Array.isArray(query) && query.every((each) => typeof each === 'string' && each !== '') && new Set(query).size === query.length;

function pageProblems(definition: RemoteDefinition): string[] {
  const routes = routesOf(definition);
  const twice = (key: (route: Route) => string) =>
    routes.filter((route, at) => routes.findIndex((other) => key(other) === key(route)) < at);
  return [
    ...routes.flatMap((route) => routeProblems(route, definition.name)),
    ...Object.entries(definition.pages).flatMap(([name, { routes: own }]) =>
      Object.keys(own).length > 0 ? [] : [`page '${name}' has no route, so nobody reaches it.`],
    ),
    ...Object.entries(definition.pages).flatMap(([name, { query }]) =>
      query === undefined || isQuery(query) ? [] : [`page '${name}': query must be the names of the parameters that it shows, each once.`],
    ),
    ...Object.entries(definition.pages).flatMap(([name, { positions = {} }]) => positionProblems(name, positions)),
    ...twice(({ name }) => name).map(({ name }) => `route '${name}' is declared twice.`),
    ...twice(({ pattern }) => shapeOf(pattern)).map(({ name, pattern }) => `route '${name}': another route of the remote has ${pattern}.`),
  ];
}

/** A CSS length that no other part of the page changes. */
const LENGTH = /^(?:0|\d+(?:\.\d+)?(?:rem|px|vh|svh))$/;

function slotProblems(name: string, { version, reserve, placeable, earlier = {}, deprecated, needs = [] }: SlotDeclaration): string[] {
  const isSchema =
    placeable === undefined || (placeable.type === 'object' && isObject(placeable.properties) && placeable.additionalProperties === false);
  const wrongEarlier = Object.entries(earlier).filter(
    ([each, load]) => !(/^[1-9]\d*$/.test(each) && Number(each) < version && typeof load === 'function'),
  );
  const served = [String(version), ...Object.keys(earlier)];
  const gone = typeof deprecated === 'object' ? Object.keys(deprecated).filter((each) => !served.includes(each)) : [];
  return [
    ...gone.map((each) => `slot '${name}': deprecated names version ${each} of its props, which it does not serve.`),
    ...wrongEarlier.map(
      ([each]) => `slot '${name}': version ${each} of its props must be a lazy import below a number, { 1: () => import('./slots/…') }.`,
    ),
    ...(NAME.test(name) ? [] : [`slot '${name}' must be named with words in lower case and hyphens between them.`]),
    ...(Number.isInteger(version) && version > 0 ? [] : [`slot '${name}': the version of its props must be 1, 2, 3, …`]),
    ...(LENGTH.test(reserve) ? [] : [`slot '${name}': reserve must be a length such as '3rem' or '0'.`]),
    ...(isSchema ? [] : [`slot '${name}': placeable must be the JSON schema of an object without additional properties.`]),
    ...(placeable !== undefined || needs.length === 0
      ? []
      : [`slot '${name}': needs is for a slot that a document places; add placeable.`]),
    ...needs
      .filter((each) => !GIVEN.has(each))
      .map((each) => `slot '${name}' can not need ${each}; pages can give ${[...GIVEN].join(', ')}.`),
  ];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasLoad = (value: unknown) => isObject(value) && 'load' in value && typeof value.load === 'function';

/** Pages that were not made with `page`, and slots that were not made with `slot`. */
function shapeProblems(pages: Readonly<Record<string, unknown>>, slots: Readonly<Record<string, unknown>>): string[] {
  const wrongPages = Object.entries(pages).filter(([, each]) => !(hasLoad(each) && isObject((each as { routes?: unknown }).routes)));
  const wrongSlots = Object.entries(slots).filter(([, each]) => !hasLoad(each));
  return [
    ...wrongPages.map(([name]) => `page '${name}' must be page(() => import('./pages/…'), { title, routes }).`),
    ...wrongSlots.map(([name]) => `slot '${name}' must be slot(() => import('./slots/…'), { version, reserve }).`),
  ];
}

/** What the data of a definition loses as JSON, by page or slot. */
function dataProblems(kind: 'page' | 'slot', parts: Readonly<Record<string, { load: unknown; earlier?: unknown }>>): string[] {
  return Object.entries(parts).flatMap(([name, { load: _load, earlier: _earlier, ...data }]) => {
    const marked = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'function' || value === undefined ? '?' : value));
    return marked === JSON.stringify(data) ? [] : [`${kind} '${name}' holds something that is no JSON beside its import.`];
  });
}

/**
 * Problems that make a definition unusable on the platform, one sentence each; empty if it is valid.
 * Loads no page or slot.
 */
export function checkRemote(definition: RemoteDefinition, remoteName: string): string[] {
  if (!isObject(definition)) return ['the default export of remote.ts is not a definition: build it with defineRemote.'];
  const { name, pages = {}, slots = {}, samples } = definition;
  const malformed = shapeProblems(pages, slots);
  if (name !== remoteName) malformed.unshift(`name is '${name}', but the remote is ${remoteName}.`);
  if (samples !== undefined && typeof samples !== 'function') malformed.push("samples must be a lazy import, () => import('./samples').");
  if (malformed.length > 0) return malformed;
  return [
    ...pageProblems(definition),
    ...Object.entries(slots).flatMap(([slotName, each]) => slotProblems(slotName, each)),
    ...dataProblems('page', pages),
    ...dataProblems('slot', slots),
  ];
}
