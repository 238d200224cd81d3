import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_VERSION, SLOTS, type SlotName } from '@forecourt/shared-contracts';
import type { Release, ReleaseFile } from '@forecourt/shell/registry';
import { inRoot, inState, manifestOf, ROOT } from '../workspace';
import { contentHash, integrityOf } from './contentHash';
import { PLATFORM_LIBRARIES, versionOf } from './platformLibraries';
import { remoteParts } from './remoteParts';
import { withIntegrityTable } from './webpack/integrity';
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

function commitOf(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

const isSlot = (id: string): id is SlotName => id in SLOTS;

const describe = (content: Buffer): ReleaseFile => ({
  bytes: content.length,
  brotli: brotliCompressSync(content).length,
  integrity: integrityOf(content),
});

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

/** Shared code with an entry of its own: a remote that uses it brings it along, so a change of it is a change of the remote. */
const BUNDLED = [
  { folder: inRoot('shared-contracts/src/rules'), files: ['carFacts.ts', 'rateTexts.ts', 'structuredData.ts'] },
  { folder: inRoot('shared-ui/src/safe-html') },
];

/**
 * Builds a remote from its folder for browser and server. A build of the same sources is taken from the
 * cache. Rejects with the compiler's messages, or when src/remote.ts and the files do not fit together.
 */
export async function buildRemote(remote: string, folder = inRoot(remote)): Promise<RemoteBuild> {
  const manifest = manifestOf(folder);
  const build = `b${contentHash([{ folder }, { folder: inRoot('tooling/src/build') }, ...BUNDLED, { folder: ROOT, files: ['package-lock.json'] }])}`;
  const outDir = inState('builds', remote, build);
  const cached = path.join(outDir, 'release.json');
  if (existsSync(cached)) {
    const release = { ...(JSON.parse(readFileSync(cached, 'utf8')) as Release), version: manifest.version, commit: commitOf(folder) };
    return { folder, outDir, release, fromCache: true };
  }

  const workDir = `${outDir}.${process.pid}`;
  mkdirSync(workDir, { recursive: true });
  const container = `${remote.replaceAll('-', '_')}_${build}`;
  const options = { remote, folder, container, outDir: workDir };
  process.env.MF_BUILD_VERSION = build;
  const stats = await runWebpack(remoteBrowserConfig(options));
  await runWebpack(remoteServerConfig(options));

  const entry = finishEntry(path.join(workDir, 'assets'));
  const eager = new Set(Object.entries(PLATFORM_LIBRARIES).flatMap(([name, library]) => (library.eager ? [name] : [])));
  const { base, parts } = remoteParts(stats, folder, eager);
  const server = 'server/remote.cjs';
  const pages = Object.fromEntries([...parts].filter(([id]) => !isSlot(id)));
  const slots = Object.fromEntries([...parts].flatMap(([id, part]) => (isSlot(id) ? [[id, { ...part, props: SLOTS[id].version }]] : [])));

  const files = [...readdirSync(path.join(workDir, 'assets')).map((file) => `assets/${file}`), server].toSorted();
  const release: Release = {
    name: remote,
    version: manifest.version,
    build,
    commit: commitOf(folder),
    contract: CONTRACT_VERSION,
    container,
    entry,
    base,
    server,
    pages,
    slots,
    shared: Object.fromEntries(Object.keys(PLATFORM_LIBRARIES).map((name) => [name, `^${versionOf(name)}`])),
    files: Object.fromEntries(files.map((file) => [file, describe(readFileSync(path.join(workDir, file)))])),
  };
  writeFileSync(path.join(workDir, 'release.json'), JSON.stringify(release, null, 2));
  rmSync(outDir, { recursive: true, force: true });
  renameSync(workDir, outDir);
  return { folder, outDir, release, fromCache: false };
}
