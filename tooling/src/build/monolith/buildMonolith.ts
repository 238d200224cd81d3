import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import type { ShellFile } from '@forecourt/shell/registry';
import type { Module, Stats } from 'webpack';
import { inRoot, inState, ownRemotes } from '../../workspace';
import { describeAssets } from '../buildShell';
import { findBuild, recordInputs } from '../buildInputs';
import { contentHash, integrityOf } from '../contentHash';
import { evaluateDefinition } from '../evaluateDefinition';
import { runWebpack } from '../webpack/run';
import { monolithConfig } from './monolithConfig';

/** Files of one build that has the shell and all remotes bundled. */
export interface Monolith {
  scripts: ShellFile[];
  styles: ShellFile[];
  /** Scripts and styles of each page and slot, by remote, kind and name, such as 'mf-search/pages/results'. */
  parts: Record<string, { js: ShellFile[]; css: ShellFile[] }>;
}

const definitionOf = (remote: string) => inRoot(remote, 'src/remote.ts');

/** A module with the function that the shell takes from ./federation, over definitions that are in the bundle. */
export function definitionsSource(remotes: readonly string[], fileOf: (remote: string) => string): string {
  const imports = remotes.map((remote, place) => `import remote${place} from ${JSON.stringify(fileOf(remote))};`);
  const entries = remotes.map((remote, place) => `${JSON.stringify(remote)}: remote${place}`);
  return `${imports.join('\n')}\nconst definitions = { ${entries.join(', ')} };\nexport const browserDefinitions = () => async (remote) => definitions[remote];\n`;
}

async function partsOf({ compilation }: Stats, file: (name: string) => ShellFile): Promise<Monolith['parts']> {
  const groupsFrom = (remote: string, request: string) =>
    [...compilation.chunkGroups].filter((group) =>
      group.origins.some(
        (origin) =>
          origin.request === request && (origin.module as (Module & { resource?: string }) | undefined)?.resource === definitionOf(remote),
      ),
    );
  const definitions = await Promise.all(ownRemotes().map(async (remote) => ({ remote, ...(await evaluateDefinition(inRoot(remote))) })));
  const entries = definitions.flatMap(({ remote, requests }) =>
    [...requests].map(([id, request]) => {
      const files = [...new Set(groupsFrom(remote, request).flatMap((group) => group.getFiles()))];
      if (files.length === 0) throw new Error(`The monolith has no chunk for '${id}' (${remote} ${request}).`);
      const ending = (end: string) => files.filter((name) => name.endsWith(end)).map(file);
      return [`${remote}/${id}`, { js: ending('.js'), css: ending('.css') }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Writes a brotli copy beside each file, for the server to send as it is. */
function compressFolder(folder: string): void {
  for (const file of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(readFileSync(path.join(folder, file))));
  }
}

/** Builds the shell and all remotes as one, once for the same sources; returns the folder of its browser files. */
export async function buildMonolith(): Promise<{ folder: string; monolith: Monolith }> {
  const builds = inState('builds/monolith');
  const facts = [...ownRemotes(), CONTRACT_VERSION];
  const done = (outDir: string) => ({
    folder: path.join(outDir, 'assets'),
    monolith: JSON.parse(readFileSync(path.join(outDir, 'monolith.json'), 'utf8')) as Monolith,
  });
  const cached = findBuild(builds, facts);
  if (cached) return done(cached);

  const workDir = path.join(builds, `work.${process.pid}`);
  mkdirSync(path.join(workDir, 'sources'), { recursive: true });
  const definitions = path.join(workDir, 'sources/definitions.ts');
  const nothing = path.join(workDir, 'sources/nothing.ts');
  writeFileSync(definitions, definitionsSource(ownRemotes(), definitionOf));
  writeFileSync(nothing, 'export {};\n');

  const stats = await runWebpack(monolithConfig(workDir, { definitions, nothing }));
  const browser = path.join(workDir, 'assets');
  const { scripts, styles } = describeAssets(stats, browser);
  const parts = await partsOf(stats, (name) => ({
    path: `/_shell/${name}`,
    integrity: integrityOf(readFileSync(path.join(browser, name))),
  }));
  compressFolder(browser);
  writeFileSync(path.join(workDir, 'monolith.json'), JSON.stringify({ scripts, styles, parts } satisfies Monolith, null, 2));
  recordInputs(workDir, [stats], facts);
  const outDir = path.join(builds, contentHash([{ folder: browser }]));
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return done(outDir);
}
