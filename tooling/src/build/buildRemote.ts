import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentFields } from '@forecourt/shared-contracts/documents';
import type { Release } from '@forecourt/shell/registry';
import type { Configuration } from 'webpack';
import { inRoot, inState, manifestOf, ROOT } from '../workspace';
import { findBuild, recordInputs } from './buildInputs';
import { contentHash, integrityOf } from './contentHash';
import { commitOf, describeFiles } from './describeFiles';
import { declaredFacts, describeRelease } from './describeRelease';
import { evaluateDefinition } from './evaluateDefinition';
import { releaseUses } from './facts/releaseUses';
import { UsesPlugin } from './facts/UsesPlugin';
import { withIntegrityTable } from './slim-container';
import { buildCache } from './webpack/common';
import { remoteBrowserConfig, remoteServerConfig } from './webpack/remote';
import { runWebpack } from './webpack/run';

/** A remote built for browser and server, not published yet. */
export interface RemoteBuild {
  folder: string;
  outDir: string;
  /** Everything that release.json will say, with the version that package.json names. */
  release: Release;
  fromCache: boolean;
}

/** Renames the entry after its content, with the hashes of the lazy files in front of it. */
function finishEntry(assets: string): string {
  const lazy = readdirSync(assets).filter((file) => file !== 'entry.js');
  const hashes = Object.fromEntries(lazy.map((file) => [file, integrityOf(readFileSync(path.join(assets, file)))]));
  const entry = withIntegrityTable(readFileSync(path.join(assets, 'entry.js'), 'utf8'), hashes);
  const name = `entry.${integrityOf(Buffer.from(entry)).slice(7, 17).replaceAll(/[+/]/g, '0')}.js`;
  writeFileSync(path.join(assets, name), entry);
  rmSync(path.join(assets, 'entry.js'));
  return `assets/${name}`;
}

/** With a cache of its own: modules that a build without the plugin has stored do not say what they use. */
const withUses = (config: Configuration, plugin: UsesPlugin): Configuration => ({
  ...config,
  cache: buildCache(`${config.name} with uses`),
  plugins: [...(config.plugins ?? []), plugin],
});

/** Takes the place of the build's own name while webpack runs; as long as a name. */
const BUILD_PLACEHOLDER = 'b0000000000';

/** Names a build after what release.json says of it and the content of its files, which have the placeholder where the name belongs. */
function nameBuild(workDir: string, declared: object): string {
  const folders = ['assets', 'server'].map((folder) => path.join(workDir, folder));
  const build = `b${contentHash(
    folders.map((folder) => ({ folder })),
    [JSON.stringify(declared)],
  )}`;
  for (const folder of folders) {
    for (const file of readdirSync(folder)) {
      const content = readFileSync(path.join(folder, file), 'utf8');
      if (!content.includes(BUILD_PLACEHOLDER)) continue;
      if (file !== 'entry.js' && file !== 'remote.cjs')
        throw new Error(`${file} holds the name of the build, so its address would not follow its content.`);
      writeFileSync(path.join(folder, file), content.replaceAll(BUILD_PLACEHOLDER, build));
    }
  }
  return build;
}

/**
 * Builds a remote from its folder for browser and server. A build of the same sources, by webpack's own list of the files that it
 * read, is taken from the cache. Rejects with the compiler's messages, or when src/remote.ts is no definition.
 */
export async function buildRemote(remote: string, folder = inRoot(remote)): Promise<RemoteBuild> {
  const manifest = manifestOf(folder);
  const evaluated = await evaluateDefinition(folder, remote);
  const declared = declaredFacts(evaluated, manifest);
  const facts = { folder: path.relative(ROOT, folder), documentFields: documentFields(), ...declared };
  const builds = inState('builds', remote);
  const cached = findBuild(builds, facts);
  if (cached) {
    const release = {
      ...(JSON.parse(readFileSync(path.join(cached, 'release.json'), 'utf8')) as Release),
      version: manifest.version,
      commit: commitOf(folder),
    };
    return { folder, outDir: cached, release, fromCache: true };
  }

  const workDir = path.join(builds, `work.${process.pid}`);
  mkdirSync(workDir, { recursive: true });
  const containerOf = (build: string) => `${remote.replaceAll('-', '_')}_${build}`;
  const options = { remote, folder, container: containerOf(BUILD_PLACEHOLDER), outDir: workDir };
  process.env.MF_BUILD_VERSION = BUILD_PLACEHOLDER;
  const [inBrowser, onServer] = [new UsesPlugin(), new UsesPlugin()];
  const browser = await runWebpack(withUses(remoteBrowserConfig(options), inBrowser));
  const node = await runWebpack(withUses(remoteServerConfig(options), onServer));
  const uses = releaseUses([inBrowser.uses, onServer.uses]);
  const build = nameBuild(workDir, { ...declared, uses });
  const outDir = path.join(builds, build);

  const entry = finishEntry(path.join(workDir, 'assets'));
  const server = 'server/remote.cjs';
  const release = describeRelease({
    name: remote,
    version: manifest.version,
    build,
    commit: commitOf(folder),
    container: containerOf(build),
    evaluated,
    manifest,
    uses,
    browser,
    entryAsset: 'entry.js',
    entry,
    server,
    files: describeFiles(workDir, server),
  });
  writeFileSync(path.join(workDir, 'release.json'), JSON.stringify(release, null, 2));
  recordInputs(workDir, [browser, node], facts);
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return { folder, outDir, release, fromCache: false };
}
