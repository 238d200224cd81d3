import type { ReleasePart } from '@forecourt/shell/registry';
import type { ChunkGroup, Compilation, Module, Stats } from 'webpack';
import { PLATFORM_LIBRARIES } from './platformLibraries';

/** Platform libraries that each page has. */
const EAGER: ReadonlySet<string> = new Set(Object.entries(PLATFORM_LIBRARIES).flatMap(([name, { eager }]) => (eager ? [name] : [])));

function sharedIn(compilation: Compilation, groups: readonly ChunkGroup[]): string[] {
  const names = new Set<string>();
  for (const chunk of groups.flatMap((group) => group.chunks)) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const { shareKey } = (module as Module & { options?: { shareKey?: string } }).options ?? {};
      if (shareKey && !EAGER.has(shareKey)) names.add(shareKey);
    }
  }
  return [...names].toSorted();
}

function partOf(compilation: Compilation, groups: readonly ChunkGroup[]): ReleasePart {
  // Updates of a development build belong to a chunk as well, and are no part of a page that loads.
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => !file.includes('.hot-update.'));
  return {
    js: files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`),
    css: files.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`),
    shared: sharedIn(compilation, groups),
  };
}

/**
 * Which files of a browser build belong to the definition (`base`), its entry aside, and to each page and slot, whose requests are given by kind
 * and name.
 */
export function remoteParts({ compilation }: Stats, requests: ReadonlyMap<string, string>, entry: string) {
  const groupsFrom = (request: string) =>
    [...compilation.chunkGroups].filter((group) => group.origins.some((origin) => origin.request === request));

  const definition = partOf(compilation, groupsFrom('./src/remote.ts'));
  const base = { ...definition, js: definition.js.filter((file) => file !== `assets/${entry}`) };
  const parts = new Map<string, ReleasePart>();
  for (const [id, request] of requests) {
    const groups = groupsFrom(request);
    if (groups.length === 0) throw new Error(`The build has no chunk for '${id}' (${request}).`);
    parts.set(id, partOf(compilation, groups));
  }
  return { base, parts };
}
