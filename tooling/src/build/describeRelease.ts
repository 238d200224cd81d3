import type { RemoteDefinition } from '@forecourt/shared-contracts';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import { routesOf, type PageOptions, type SlotDeclaration, type SlotOptions } from '@forecourt/shared-contracts/site-routes';
import type { Release, ReleasePart, ReleaseUses } from '@forecourt/shell/registry';
import type { Stats } from 'webpack';
import type { Manifest } from '../workspace';
import type { EvaluatedDefinition } from './evaluateDefinition';
import { rangesOf } from './platformLibraries';
import { remoteParts } from './remoteParts';

/** What a definition says of a slot beside its code. */
function slotOptions({ slots }: RemoteDefinition, name: string): SlotOptions {
  const slot = (slots as Readonly<Record<string, SlotDeclaration | undefined>>)[name];
  if (!slot) throw new Error(`The definition has no slot '${name}'.`);
  const { load: _load, earlier: _earlier, ...options } = slot;
  return options;
}

/** Where documents may put slots in a page, which parameters it shows, and whether it goes. */
const pageOptions = ({ pages }: RemoteDefinition, name: string): Pick<PageOptions, 'positions' | 'query' | 'deprecated'> => {
  const { positions, query, deprecated } = pages[name] ?? {};
  return { ...(positions && { positions }), ...(query && { query }), ...(deprecated !== undefined && { deprecated }) };
};

/** The files for earlier versions of a slot's props, by version. */
function earlierParts(slots: readonly [id: string, part: ReleasePart][], name: string): Pick<Release['slots'][string], 'earlier'> {
  const earlier = slots.flatMap(([id, part]) => (id.startsWith(`${name}@`) ? [[id.slice(name.length + 1), part] as const] : []));
  return earlier.length > 0 ? { earlier: Object.fromEntries(earlier) } : {};
}

/** What belongs to the pages or the slots of a remote, by name. */
const partsOf = <Part>(kind: 'pages' | 'slots', parts: ReadonlyMap<string, Part>): [name: string, part: Part][] =>
  [...parts].flatMap(([id, part]) => (id.startsWith(`${kind}/`) ? [[id.slice(kind.length + 1), part]] : []));

/** What release.json says that is not in the files of the build. */
export const declaredFacts = ({ definition, requests }: EvaluatedDefinition, manifest: Manifest) => ({
  contract: CONTRACT_VERSION,
  shared: rangesOf(manifest),
  routes: routesOf(definition),
  pages: partsOf('pages', requests).map(([name]) => pageOptions(definition, name)),
  slots: Object.keys(definition.slots).map((name) => slotOptions(definition, name)),
});

interface BuiltFiles extends Pick<Release, 'name' | 'version' | 'build' | 'commit' | 'container' | 'entry' | 'server' | 'files'> {
  evaluated: EvaluatedDefinition;
  manifest: Manifest;
  /** Of a build that is released; a development build is checked against nothing. */
  uses?: ReleaseUses;
  browser: Stats;
  /** The entry as webpack named it. */
  entryAsset: string;
}

/** release.json of a build. */
export function describeRelease({ evaluated, manifest, uses, browser, entryAsset, ...built }: BuiltFiles): Release {
  const { definition, requests } = evaluated;
  const { contract, shared, routes } = declaredFacts(evaluated, manifest);
  const { base, parts } = remoteParts(browser, requests, entryAsset);
  const slots = partsOf('slots', parts);
  return {
    ...built,
    contract,
    kind: 'slim-container',
    base,
    pages: Object.fromEntries(partsOf('pages', parts).map(([name, part]) => [name, { ...part, ...pageOptions(definition, name) }])),
    routes,
    slots: Object.fromEntries(
      slots
        .filter(([id]) => !id.includes('@'))
        .map(([name, part]) => [name, { ...part, ...slotOptions(definition, name), ...earlierParts(slots, name) }]),
    ),
    shared: uses ? Object.fromEntries(Object.entries(shared).filter(([library]) => Object.hasOwn(uses.names, library))) : shared,
    ...(uses && { uses }),
  };
}
