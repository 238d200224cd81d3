import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentFields } from '@forecourt/shared-contracts/documents';
import { SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import { PROTOCOL } from '@forecourt/shell/protocol';
import { SHELL, SHELL_BASE, type ShellAssets, type ShellRelease } from '@forecourt/shell/registry';
import type { Stats } from 'webpack';
import { inRoot, inState, manifestOf } from '../workspace';
import { findBuild, recordInputs } from './buildInputs';
import { contentHash, contentName, integrityOf } from './contentHash';
import { commitOf, describeFiles } from './describeFiles';
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

/** The shell built for browser and server, not published yet. */
export interface ShellBuild {
  outDir: string;
  /** Everything that release.json will say, with the version that package.json names. */
  release: ShellRelease;
  fromCache: boolean;
}

const SERVER = 'server/renderer.cjs';

/** Builds the shell for browser and server, once for the same sources. */
export async function buildShell(): Promise<ShellBuild> {
  const folder = inRoot(SHELL);
  const builds = inState('builds', SHELL);
  const facts = [PROTOCOL, documentFields(), ...Object.keys(PLATFORM_LIBRARIES).map((name) => [name, versionOf(name)])];
  const named = { version: manifestOf(folder).version, commit: commitOf(folder) };
  const cached = findBuild(builds, facts);
  if (cached) {
    const release = JSON.parse(readFileSync(path.join(cached, 'release.json'), 'utf8')) as ShellRelease;
    return { outDir: cached, release: { ...release, ...named }, fromCache: true };
  }

  const workDir = path.join(builds, `work.${process.pid}`);
  mkdirSync(workDir, { recursive: true });
  process.env.MF_BUILD_VERSION = SHELL;
  const browser = await runWebpack(shellBrowserConfig(workDir));
  const assetsFolder = path.join(workDir, 'assets');
  const described = describeAssets(browser, assetsFolder);
  const assets: ShellAssets = { ...described, fonts: copyWebFonts(assetsFolder, `${SHELL_BASE}/`) };
  const node = await runWebpack(shellServerConfig(workDir));
  const declared = { protocol: PROTOCOL, routes: [...SHELL_ROUTES], ...(await shellProvides(path.join(workDir, SERVER))) };
  const build = `b${contentHash([{ folder: assetsFolder }, { folder: path.join(workDir, 'server') }], [JSON.stringify(declared)])}`;
  const release: ShellRelease = {
    ...{ name: SHELL, ...named, build, server: SERVER, assets, ...declared },
    files: describeFiles(workDir, SERVER),
  };
  writeFileSync(path.join(workDir, 'release.json'), JSON.stringify(release, null, 2));
  recordInputs(workDir, [browser, node], facts);
  const outDir = path.join(builds, build);
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return { outDir, release, fromCache: false };
}
