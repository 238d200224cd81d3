import type { RemoteDefinition } from '@forecourt/shared-contracts';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import { routesOf, type PageOptions, type SlotDeclaration, type SlotOptions } from '@forecourt/shared-contracts/site-routes';
import type { Release, ReleaseUses } from '@forecourt/shell/registry';
import type { Stats } from 'webpack';
import type { Manifest } from '../workspace';
import type { EvaluatedDefinition } from './evaluateDefinition';
import { rangesOf } from './platformLibraries';
import { remoteParts } from './remoteParts';

/** What a definition says of a slot beside its code. */
function slotOptions({ slots }: RemoteDefinition, name: string): SlotOptions {
  const slot = (slots as Readonly<Record<string, SlotDeclaration | undefined>>)[name];
  if (!slot) throw new Error(`The definition has no slot '${name}'.`);
  const { load: _load, ...options } = slot;
  return options;
}

/** Where documents may put slots in a page. */
const positionsOf = ({ pages }: RemoteDefinition, name: string): Pick<PageOptions, 'positions'> => {
  const positions = pages[name]?.positions;
  return positions ? { positions } : {};
};

/** What belongs to the pages or the slots of a remote, by name. */
const partsOf = <Part>(kind: 'pages' | 'slots', parts: ReadonlyMap<string, Part>): [name: string, part: Part][] =>
  [...parts].flatMap(([id, part]) => (id.startsWith(`${kind}/`) ? [[id.slice(kind.length + 1), part]] : []));

/** What release.json says that is not in the files of the build. */
export const declaredFacts = ({ definition, requests }: EvaluatedDefinition, manifest: Manifest) => ({
  contract: CONTRACT_VERSION,
  shared: rangesOf(manifest),
  routes: routesOf(definition),
  positions: partsOf('pages', requests).map(([name]) => positionsOf(definition, name)),
  slots: partsOf('slots', requests).map(([name]) => slotOptions(definition, name)),
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
  return {
    ...built,
    contract,
    kind: 'slim-container',
    base,
    pages: Object.fromEntries(partsOf('pages', parts).map(([name, part]) => [name, { ...part, ...positionsOf(definition, name) }])),
    routes,
    slots: Object.fromEntries(partsOf('slots', parts).map(([name, part]) => [name, { ...part, ...slotOptions(definition, name) }])),
    shared: uses ? Object.fromEntries(Object.entries(shared).filter(([library]) => Object.hasOwn(uses.names, library))) : shared,
    ...(uses && { uses }),
  };
}
