import path from 'node:path';
import webpack, { type MultiCompiler, type Stats } from 'webpack';
import { SHELL } from '@forecourt/shell/registry';
import { confirmRevision } from '../release/confirmRevision';
import { typeProblems } from '../release/checkSources';
import type { DevSettings } from '../settings';
import { inRoot } from '../workspace';
import { buildDevelopmentShell } from './developmentShell';
import { createDevServer } from './devServer';
import { createDevServers } from './devServers';
import { followBuilds } from './followBuilds';
import type { HotModule } from './hotModule';
import { createHotRemote } from './hotRemote';
import { createHotShell } from './hotShell';
import { createPageGate } from './pageGate';
import { createFailureReports } from './failureReports';
import { prepareStores } from './prepareStores';
import { withSourcePositions } from './sourcePositions';
import { createStartSteps, type StartSteps } from './startSteps';
import { createTypeCheck } from './typeCheck';
import { startWaitingServer, type WaitingServer } from './waitingServer';

interface HotSiteOptions {
  settings: DevSettings;
  /** Remotes, and the shell, that come from their sources. */
  modules: readonly string[];
  /** Sources of the one remote, if not its own folder. */
  from?: string;
  /** Compose this remote alone. */
  only?: string;
}

/** A site that is served. */
export interface RunningSite {
  port: number;
  stop(): Promise<void>;
}

const secondsSince = (begin: number) => ((performance.now() - begin) / 1000).toFixed(1);

/** Serves modules from their sources with Fast Refresh; resolves when the site serves the first build of each. */
export async function startHotSite(options: HotSiteOptions): Promise<RunningSite> {
  const steps = createStartSteps();
  const waiting = await startWaitingServer(options.settings, { steps: steps.all });
  try {
    return await startSite(options, { steps, waiting });
  } catch (error) {
    await waiting.close();
    throw error;
  }
}

interface Started {
  steps: StartSteps;
  waiting: WaitingServer;
}

async function startSite({ settings, modules, from, only }: HotSiteOptions, { steps, waiting }: Started): Promise<RunningSite> {
  process.env.FORECOURT_DEMO ||= '1';
  const { port } = waiting;
  const remotes = [...new Set(modules)].filter((name) => name !== SHELL);
  const stores = await prepareStores(settings, { fromSources: remotes, steps });
  const build = (name: string) => path.join(settings.folder, 'build', name);

  const isHotShell = modules.includes(SHELL);
  const shellFolder = isHotShell ? build(SHELL) : await steps.add('shell').run(buildDevelopmentShell);
  const servers = createDevServers(settings, { shellFolder, only });
  const hot: HotModule[] = [];
  for (const remote of remotes) hot.push(await createHotRemote(remote, from ?? inRoot(remote), stores, build(remote)));
  // Last, as it starts the site.
  if (isHotShell) hot.push(createHotShell(shellFolder, servers.restartSite));

  const gate = createPageGate();
  const compiler = webpack(hot.map(({ config }) => config)) as MultiCompiler;
  const folderOf = (script: string) => {
    const name = /^\/_remotes\/([^/]+)/.exec(script)?.[1];
    return name === undefined ? inRoot(SHELL) : (from ?? inRoot(name));
  };
  const readMap = async (script: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${script}.map`);
    return response.ok ? response.text() : null;
  };
  const server = createDevServer(compiler, {
    port,
    siteAddress: servers.siteAddress,
    gate,
    steps: steps.all,
    handleFailure: createFailureReports({ locate: (stack) => withSourcePositions(stack, { readMap, folderOf }), print: console.error }),
  });
  const send = (kind: 'errors' | 'warnings', text: string) =>
    server.sendMessage(server.webSocketServer?.clients ?? [], kind, [text], { preventReloading: true });
  const sources = modules.map((name) => ({ name, folder: from ?? inRoot(name) }));
  const types = createTypeCheck(
    (text) => {
      console.log(`\n${text}`);
      send('warnings', text);
    },
    () => typeProblems(sources),
  );

  async function serve(module: HotModule, stats: Stats): Promise<void> {
    const started = performance.now();
    try {
      await module.serve(stats);
      const address = servers.siteAddress();
      if (address === null) return;
      types.request();
      const { isServed, problems, text } = await confirmRevision(address, { revision: await stores.registry.newestRevision() });
      if (problems.length > 0) throw new Error(text);
      const compiled = (stats.endTime ?? 0) - (stats.startTime ?? 0);
      const rendered = isServed ? `rendered by the server ${secondsSince(started)} s later` : `and works in browsers. ${text}`;
      console.log(`${module.name}: built in ${compiled} ms, ${rendered}`);
    } catch (error) {
      const text = `${module.name}: ${(error as Error).message}`;
      console.error(`\n${text}\nThe last good build is served.`);
      send('errors', text);
    }
  }

  const stop = async () => {
    await server.stop();
    await Promise.all([servers.stop(), ...hot.map((module) => module.close())]);
  };
  try {
    const builds = new Map(hot.map(({ name }) => [name, steps.add(`${name} for browsers and server`)]));
    const site = isHotShell ? null : steps.add('site');
    for (const build of builds.values()) build.begin();
    const served = followBuilds(compiler, {
      modules: hot,
      gate,
      serve: async (module, stats) => {
        const step = builds.get(module.name);
        step?.begin();
        await serve(module, stats);
        step?.end();
      },
      refuse({ name }, stats) {
        builds.get(name)?.end(true);
        console.error(`\n${name}:\n${stats.toString({ all: false, errors: true, colors: false })}`);
      },
    });
    await waiting.close();
    await Promise.all([servers.startApi(), server.start()]);
    await served;
    builds.clear();
    await site?.run(servers.restartSite);
  } catch (error) {
    await stop();
    throw error;
  }
  types.request();
  return { port, stop };
}
