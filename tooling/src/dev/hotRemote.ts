import path from 'node:path';
import { changeRegistry } from '@forecourt/shell/registry';
import type { Stats } from 'webpack';
import { integrityOf } from '../build/contentHash';
import { describeRelease } from '../build/describeRelease';
import { evaluateDefinition, type EvaluatedDefinition } from '../build/evaluateDefinition';
import { remoteServerConfig } from '../build/webpack/remote';
import { author } from '../release/author';
import type { Stores } from '../release/stores';
import { manifestOf } from '../workspace';
import type { HotModule } from './hotModule';
import { readBuilt } from './readBuilt';
import { createServerBuild } from './serverBuild';
import { hotRemoteConfig } from './webpack/hotRemote';

const SERVER = 'server/remote.cjs';

/** Files of a build that a page loads: neither updates nor source maps. */
const isAsset = (name: string) => !/\.hot-update\.|\.map$/.test(name);

/** The modules of pages and slots, without ending. */
const partFiles = (folder: string, { requests }: EvaluatedDefinition) =>
  [...requests.values()].map((request) => path.resolve(folder, 'src', request));

/** A remote from its sources: browsers get updates of what changed, and each build is a version in the registry, so that the server renders it. */
export async function createHotRemote(remote: string, folder: string, stores: Stores, outDir: string): Promise<HotModule> {
  const container = `${remote.replaceAll('-', '_')}_hot`;
  const sources = { remote, folder, container, outDir };
  const parts = new Set(partFiles(folder, await evaluateDefinition(folder, remote)));
  const server = createServerBuild(remoteServerConfig(sources), path.join(outDir, SERVER));
  const written = new Set<string>();
  let builds = 0;

  async function write(file: string, content: Buffer): Promise<void> {
    if (written.has(file)) return;
    await stores.artifacts.write(file, content);
    written.add(file);
  }

  async function serve(browser: Stats): Promise<void> {
    const code = await server.run();
    const evaluated = await evaluateDefinition(folder, remote);
    for (const file of partFiles(folder, evaluated)) parts.add(file);
    const assets = Object.keys(browser.compilation.assets).filter(isAsset);
    const contents = assets.map((name) => [name, readBuilt(browser, name)] as const);
    const entryAsset = assets.find((name) => name.startsWith('entry.')) ?? '';
    builds += 1;
    const version = `${manifestOf(folder).version}-dev.${builds}`;
    const describe = (content: Buffer) => ({ bytes: content.length, brotli: content.length, integrity: integrityOf(content) });
    const release = describeRelease({
      name: remote,
      version,
      build: `dev${builds}`,
      commit: 'uncommitted',
      container,
      evaluated,
      manifest: manifestOf(folder),
      browser,
      entryAsset,
      entry: `assets/${entryAsset}`,
      server: SERVER,
      files: { ...Object.fromEntries(contents.map(([name, content]) => [`assets/${name}`, describe(content)])), [SERVER]: describe(code) },
    });
    for (const [name, content] of contents) await write(`${remote}/assets/${name}`, content);
    await write(`${remote}/${version}/${SERVER}`, code);
    await write(`${remote}/${version}/release.json`, Buffer.from(JSON.stringify(release)));
    await changeRegistry(stores.registry, {
      author: author(),
      change: `build ${remote} ${version}`,
      apply: (remotes) => ({ ...remotes, [remote]: { stable: version, previous: [], canary: null, pins: {} } }),
    });
  }

  return { name: remote, config: hotRemoteConfig(sources, parts), serve, close: () => server.close() };
}
