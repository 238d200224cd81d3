import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePart } from '@forecourt/shell/registry';
import type { ChunkGroup, Compilation, Module, Stats } from 'webpack';

/** Of the browser build; it holds the definition. */
const ENTRY = 'entry.js';

const LAZY_PART = /'([\w.-]+)':\s*\(\)\s*=>\s*import\('(\.\/[^']+)'\)/g;

/** The module that each page and slot of src/remote.ts is imported from, by id. */
export function lazyParts(folder: string): ReadonlyMap<string, string> {
  const source = readFileSync(path.join(folder, 'src/remote.ts'), 'utf8');
  return new Map([...source.matchAll(LAZY_PART)].map(([, id, request]) => [id ?? '', request ?? '']));
}

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

/** Which files of a browser build belong to the definition (`base`) and to each page and slot. */
export function remoteParts(stats: Stats, folder: string, eager: ReadonlySet<string>) {
  const { compilation } = stats;
  const groupsFrom = (request: string) =>
    [...compilation.chunkGroups].filter((group) => group.origins.some((origin) => origin.request === request));

  const definition = partOf(compilation, groupsFrom('./src/remote.ts'), eager);
  const base = { ...definition, js: definition.js.filter((file) => file !== `assets/${ENTRY}`) };
  const parts = new Map<string, ReleasePart>();
  for (const [id, request] of lazyParts(folder)) {
    const groups = groupsFrom(request);
    if (groups.length === 0) throw new Error(`The build has no chunk for '${id}' (${request}).`);
    parts.set(id, partOf(compilation, groups, eager));
  }
  return { base, parts };
}
