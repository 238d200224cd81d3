import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ShellAssets } from '@forecourt/shell/server';
import type { Stats } from 'webpack';
import { inState } from '../workspace';
import { findBuild, recordInputs } from './buildInputs';
import { contentHash, contentName, integrityOf } from './contentHash';
import { shellProvides } from './facts/shellProvides';
import { PLATFORM_LIBRARIES, versionOf } from './platformLibraries';
import { shellAssets } from './shellAssets';
import { withIntegrityTable } from './slim-container';
import { copyWebFonts } from './webFonts';
import { runWebpack } from './webpack/run';
import { shellBrowserConfig, shellServerConfig } from './webpack/shell';

/** Puts the hashes of lazy chunks in front of the shell's main script and names it after its content. */
function finishShellScript(folder: string, name: string, entryFiles: readonly string[]): string {
  const lazy = readdirSync(folder).filter((file) => !entryFiles.includes(file));
  const hashes = Object.fromEntries(lazy.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  const content = withIntegrityTable(readFileSync(path.join(folder, name), 'utf8'), hashes);
  const finished = `shell.${contentName(Buffer.from(content))}.js`;
  rmSync(path.join(folder, name));
  writeFileSync(path.join(folder, finished), content);
  return finished;
}

/** Entry files of a browser build of the shell, its main script finished, with their hashes. */
export const describeAssets = (stats: Stats, folder: string) =>
  shellAssets(stats, {
    read: (name) => readFileSync(path.join(folder, name)),
    finish: (main, entryFiles) => finishShellScript(folder, main, entryFiles),
  });

/** Writes a brotli copy beside each file, for the server to send as it is. */
export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(readFileSync(path.join(folder, file))));
  }
}

/** Builds the shell for browser and server, once for the same sources; returns the folder of the build. */
export async function buildShell(): Promise<{ outDir: string; fromCache: boolean }> {
  const builds = inState('builds/shell');
  const facts = Object.keys(PLATFORM_LIBRARIES).map((name) => [name, versionOf(name)]);
  const cached = findBuild(builds, facts);
  if (cached) return { outDir: cached, fromCache: true };

  const workDir = path.join(builds, `work.${process.pid}`);
  mkdirSync(workDir, { recursive: true });
  process.env.MF_BUILD_VERSION = 'shell';
  const browser = await runWebpack(shellBrowserConfig(workDir));
  const browserFolder = path.join(workDir, 'browser');
  const described = describeAssets(browser, browserFolder);
  const assets: ShellAssets = { ...described, fonts: copyWebFonts(browserFolder, '/_shell/') };
  compressFolder(browserFolder);
  const node = await runWebpack(shellServerConfig(workDir));
  writeFileSync(path.join(workDir, 'assets.json'), JSON.stringify(assets, null, 2));
  const provides = await shellProvides(path.join(workDir, 'server/renderer.cjs'));
  writeFileSync(path.join(workDir, 'provides.json'), JSON.stringify(provides, null, 2));
  recordInputs(workDir, [browser, node], facts);
  const outDir = path.join(builds, contentHash([{ folder: browserFolder }, { folder: path.join(workDir, 'server') }]));
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return { outDir, fromCache: false };
}
