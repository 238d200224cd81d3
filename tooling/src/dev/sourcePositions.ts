import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { ROOT } from '../workspace';

/** A position in a script of a page. */
const POSITION = /https?:\/\/[^\s/]+(\/_(?:remotes|shell)\/[^\s?:]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;
/** What webpack calls a module: a namespace, its path from the folder of its package, and a query. */
const MODULE = /^webpack:\/\/[^/]*\/([^?]+)/;

interface PositionOptions {
  /** The source map of a script by its path, null where there is none. */
  readMap(script: string): Promise<string | null>;
  /** Folder of the sources of the module that a script belongs to. */
  folderOf(script: string): string;
}

/** A stack as a browser reports it, with file and line of the sources, from the root of the project, in place of positions in built scripts. */
export async function withSourcePositions(stack: string, { readMap, folderOf }: PositionOptions): Promise<string> {
  const scripts = new Set([...stack.matchAll(POSITION)].map(([, script = '']) => script));
  const maps = new Map<string, TraceMap>();
  for (const script of scripts) {
    const map = await readMap(script).catch(() => null);
    if (map) maps.set(script, new TraceMap(map));
  }
  return stack.replace(POSITION, (whole, script: string, line: string, column: string) => {
    const map = maps.get(script);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    // As webpack wrote it: resolved, a path would have lost its '..'.
    const source = found && map.sources[map.resolvedSources.indexOf(found.source ?? '')];
    const module = source && MODULE.exec(source)?.[1];
    if (!module) return whole;
    return `${path.relative(ROOT, path.resolve(folderOf(script), module))}:${found.line}`;
  });
}
