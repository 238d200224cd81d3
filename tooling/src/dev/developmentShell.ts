import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_BASE, type ShellAssets } from '@forecourt/shell/registry';
import { findBuild, recordInputs } from '../build/buildInputs';
import { buildShell } from '../build/buildShell';
import { contentHash } from '../build/contentHash';
import { PLATFORM_LIBRARIES, versionOf } from '../build/platformLibraries';
import { shellAssets } from '../build/shellAssets';
import { copyWebFonts } from '../build/webFonts';
import { runWebpack } from '../build/webpack/run';
import { inRoot, inState } from '../workspace';
import { developmentRelease } from './developmentRelease';
import { developmentShellConfig } from './webpack/hotShell';

/** The folder of a shell whose browser build is for developers; the server's is that of production. Made once for the same sources. */
export async function buildDevelopmentShell(): Promise<string> {
  const builds = inState('builds/shell-development');
  const server = await buildShell();
  const program = contentHash([{ folder: inRoot('tooling/src/dev') }]);
  const facts = [program, path.basename(server.outDir), ...Object.keys(PLATFORM_LIBRARIES).map(versionOf)];
  const cached = findBuild(builds, facts);
  if (cached) return cached;

  const workDir = path.join(builds, `work.${process.pid}`);
  const browser = path.join(workDir, 'assets');
  mkdirSync(browser, { recursive: true });
  const stats = await runWebpack(developmentShellConfig(workDir));
  const assets: ShellAssets = {
    ...shellAssets(stats, { read: (name) => readFileSync(path.join(browser, name)) }),
    fonts: copyWebFonts(browser, `${SHELL_BASE}/`),
  };
  cpSync(path.join(server.outDir, 'server'), path.join(workDir, 'server'), { recursive: true });
  writeFileSync(path.join(workDir, 'release.json'), JSON.stringify(developmentRelease(assets)));
  recordInputs(workDir, [stats], facts);
  const outDir = path.join(builds, contentHash([{ folder: browser }], facts));
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return outDir;
}
