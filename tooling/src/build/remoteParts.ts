import type { ReleasePart } from '@forecourt/shell/registry';
import type { ChunkGroup, Compilation, Module, Stats } from 'webpack';

/** Of the browser build; it holds the definition. */
const ENTRY = 'entry.js';

function sharedIn(compilation: Compilation, groups: readonly ChunkGroup[], eager: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  for (const chunk of groups.flatMap((group) => group.chunks)) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const { shareKey } = (module as Module & { options?: { shareKey?: string } }).options ?? {};
      if (shareKey && !eager.has(shareKey)) names.add(shareKey);
    }
  }
  return [...names].toSorted();
}

function partOf(compilation: Compilation, groups: readonly ChunkGroup[], eager: ReadonlySet<string>): ReleasePart {
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))];
  return {
    js: files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`),
    css: files.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`),
    shared: sharedIn(compilation, groups, eager),
  };
}

/** Which files of a browser build belong to the definition (`base`) and to each page and slot, whose requests are given by kind and name. */
export function remoteParts({ compilation }: Stats, requests: ReadonlyMap<string, string>, eager: ReadonlySet<string>) {
  const groupsFrom = (request: string) =>
    [...compilation.chunkGroups].filter((group) => group.origins.some((origin) => origin.request === request));

  const definition = partOf(compilation, groupsFrom('./src/remote.ts'), eager);
  const base = { ...definition, js: definition.js.filter((file) => file !== `assets/${ENTRY}`) };
  const parts = new Map<string, ReleasePart>();
  for (const [id, request] of requests) {
    const groups = groupsFrom(request);
    if (groups.length === 0) throw new Error(`The build has no chunk for '${id}' (${request}).`);
    parts.set(id, partOf(compilation, groups, eager));
  }
  return { base, parts };
}
