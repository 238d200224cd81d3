import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@forecourt/shared-contracts';
import type { ShellFile } from '@forecourt/shell/server';
import type { Module, Stats } from 'webpack';
import { inRoot, inState, ROOT } from '../../workspace';
import { compressFolder, describeAssets } from '../buildShell';
import { contentHash, integrityOf } from '../contentHash';
import { lazyParts } from '../remoteParts';
import { runWebpack } from '../webpack/run';
import { monolithConfig } from './monolithConfig';

/** Files of the one build that stands for a shell with all remotes bundled. */
export interface Monolith {
  scripts: ShellFile[];
  styles: ShellFile[];
  /** Scripts and styles of each page and slot, by id. */
  parts: Record<string, { js: ShellFile[]; css: ShellFile[] }>;
}

const definitionOf = (remote: string) => inRoot(remote, 'src/remote.ts');

/** A module with the function that the shell takes from ./federation, over definitions that are in the bundle. */
export function definitionsSource(remotes: readonly string[], fileOf: (remote: string) => string): string {
  const imports = remotes.map((remote, place) => `import remote${place} from ${JSON.stringify(fileOf(remote))};`);
  const entries = remotes.map((remote, place) => `${JSON.stringify(remote)}: remote${place}`);
  return `${imports.join('\n')}\nconst definitions = { ${entries.join(', ')} };\nexport const browserDefinitions = () => async (remote) => definitions[remote];\n`;
}

function partsOf({ compilation }: Stats, file: (name: string) => ShellFile): Monolith['parts'] {
  const groupsFrom = (remote: string, request: string) =>
    [...compilation.chunkGroups].filter((group) =>
      group.origins.some((origin) => origin.request === request && (origin.module as (Module & { resource?: string }) | undefined)?.resource === definitionOf(remote)),
    );
  const entries = REMOTE_NAMES.flatMap((remote) =>
    [...lazyParts(inRoot(remote))].map(([id, request]) => {
      const files = [...new Set(groupsFrom(remote, request).flatMap((group) => group.getFiles()))];
      if (files.length === 0) throw new Error(`The monolith has no chunk for '${id}' (${remote} ${request}).`);
      const ending = (end: string) => files.filter((name) => name.endsWith(end)).map(file);
      return [id, { js: ending('.js'), css: ending('.css') }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Builds the shell and all remotes as one, once for the same sources; answers the folder of its browser files. */
export async function buildMonolith(): Promise<{ folder: string; monolith: Monolith }> {
  const sources = ['shell', 'shared-contracts', 'shared-ui', ...REMOTE_NAMES].map((name) => ({ folder: inRoot(name, 'src') }));
  const build = contentHash([...sources, { folder: inRoot('tooling/src/build') }, { folder: ROOT, files: ['package-lock.json'] }]);
  const outDir = inState('builds/monolith', build);
  const described = path.join(outDir, 'monolith.json');
  const done = () => ({ folder: path.join(outDir, 'browser'), monolith: JSON.parse(readFileSync(described, 'utf8')) as Monolith });
  if (existsSync(described)) return done();

  const workDir = `${outDir}.${process.pid}`;
  mkdirSync(path.join(workDir, 'sources'), { recursive: true });
  const definitions = path.join(workDir, 'sources/definitions.ts');
  const nothing = path.join(workDir, 'sources/nothing.ts');
  writeFileSync(definitions, definitionsSource(REMOTE_NAMES, definitionOf));
  writeFileSync(nothing, 'export {};\n');

  const stats = await runWebpack(monolithConfig(workDir, { definitions, nothing }));
  const browser = path.join(workDir, 'browser');
  const { scripts, styles } = describeAssets(stats, browser);
  const parts = partsOf(stats, (name) => ({ path: `/_shell/${name}`, integrity: integrityOf(readFileSync(path.join(browser, name))) }));
  compressFolder(browser);
  writeFileSync(path.join(workDir, 'monolith.json'), JSON.stringify({ scripts, styles, parts } satisfies Monolith, null, 2));
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return done();
}
