import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError, stopOnSignal, tenantsFromFolder } from '@forecourt/server-kit';
import { changeRegistry } from '@forecourt/shell/registry';
import webpack, { type MultiCompiler, type Stats } from 'webpack';
import { author } from '../release/author';
import { requireSources } from '../release/checkedChange';
import { confirmRevision } from '../release/confirmRevision';
import { storesOf, type Stores } from '../release/stores';
import { seedStock } from '../serve/prepareSite';
import { devSettings, settings, type DevSettings } from '../settings';
import { inRoot, ownRemotes } from '../workspace';
import { copyReleases } from './copyReleases';
import { buildDevelopmentShell } from './developmentShell';
import { createDevServer, requireFreePort } from './devServer';
import { createDevServers } from './devServers';
import { followBuilds } from './followBuilds';
import type { HotModule } from './hotModule';
import { createHotRemote } from './hotRemote';
import { createHotShell } from './hotShell';
import { createPageGate } from './pageGate';
import { createTypeCheck } from './typeCheck';

const SHELL = 'shell';

function requireModules(modules: readonly string[], from: string | undefined): void {
  const known = [SHELL, ...ownRemotes()];
  const unknown = modules.filter((name) => !known.includes(name));
  if (unknown.length > 0 && from === undefined)
    throw new StartError(
      `There is no module ${unknown.join(', ')}: dev takes ${known.join(', ')}, or --from with the folder of another remote.`,
    );
  if (from === undefined) return;
  if (modules.length !== 1 || modules[0] === SHELL)
    throw new StartError('--from names the sources of one remote: name that remote and no other module.');
  requireSources(modules[0] ?? '', from);
}

const secondsSince = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1);

/** Registry and releases of this run: what is stable elsewhere, of the remotes that do not come from their sources. */
async function prepareStores(each: DevSettings, remotes: readonly string[]): Promise<Stores> {
  for (const folder of ['artifacts', 'registry', 'build']) rmSync(path.join(each.folder, folder), { recursive: true, force: true });
  const stores = storesOf(each);
  const others = ownRemotes().filter((name) => !remotes.includes(name));
  const released = await copyReleases(storesOf(settings()), stores, others);
  await changeRegistry(stores.registry, { author: author(), change: 'copy releases', apply: () => released });
  if (!existsSync(each.dataFolder)) await seedStock(each);
  return stores;
}

/** Serves modules from their sources inside the composed site until a signal ends it; everything else comes from its releases. */
export async function dev(modules: readonly string[], { from }: { from?: string } = {}): Promise<void> {
  requireModules(modules, from);
  const begin = performance.now();
  process.env.FORECOURT_DEMO ||= '1';
  const each = devSettings();
  await requireFreePort(each.port);
  const remotes = [...new Set(modules)].filter((name) => name !== SHELL);
  const isHotShell = modules.includes(SHELL);
  console.log('Preparing releases and stock …');
  const stores = await prepareStores(each, remotes);
  const build = (name: string) => path.join(each.folder, 'build', name);

  const shellFolder = isHotShell ? build(SHELL) : await buildDevelopmentShell();
  const servers = createDevServers(each, shellFolder);
  const hot: HotModule[] = [];
  for (const remote of remotes) hot.push(await createHotRemote(remote, from ? path.resolve(from) : inRoot(remote), stores, build(remote)));
  // Last, as it starts the site.
  if (isHotShell) hot.push(createHotShell(shellFolder, servers.restartSite));

  console.log(`Building ${modules.join(', ')} …`);
  const gate = createPageGate();
  const compiler = webpack(hot.map(({ config }) => config)) as MultiCompiler;
  const server = createDevServer(compiler, { port: each.port, siteAddress: servers.siteAddress, gate });
  const tell = (kind: 'errors' | 'warnings', text: string) =>
    server.sendMessage(server.webSocketServer?.clients ?? [], kind, [text], { preventReloading: true });
  const types = createTypeCheck((text) => {
    console.log(`\n${text}`);
    tell('warnings', text);
  });

  async function serve(module: HotModule, stats: Stats): Promise<void> {
    const started = performance.now();
    try {
      await module.serve(stats);
      const address = servers.siteAddress();
      if (address === null) return;
      types.request();
      await confirmRevision(address, await stores.registry.newestRevision());
      const compiled = (stats.endTime ?? 0) - (stats.startTime ?? 0);
      console.log(`${module.name}: built in ${compiled} ms, rendered by the server ${secondsSince(started)} s later`);
    } catch (error) {
      const text = `${module.name}: ${(error as Error).message}`;
      console.error(`\n${text}\nThe last good build is served.`);
      tell('errors', text);
    }
  }

  const stop = async () => {
    await server.stop();
    await Promise.all([servers.stop(), ...hot.map((module) => module.close())]);
  };
  stopOnSignal(stop);
  try {
    const served = followBuilds(compiler, {
      modules: hot,
      gate,
      serve,
      refuse: ({ name }, stats) => console.error(`\n${name}:\n${stats.toString({ all: false, errors: true, colors: false })}`),
    });
    await Promise.all([servers.startApi(), server.start()]);
    await served;
    if (!isHotShell) await servers.restartSite();
  } catch (error) {
    await stop();
    throw error;
  }

  const tenants = await tenantsFromFolder(each.tenantsFolder);
  console.log(`\n${modules.join(', ')} from source, after ${secondsSince(begin)} s:`);
  for (const { name, slug } of tenants.all()) console.log(`  ${name.padEnd(32)} http://${slug}.localhost:${each.port}/`);
  console.log('Ctrl-C stops everything.');
  tenants.close();
  types.request();
}
