import { setTimeout as wait } from 'node:timers/promises';
import type { MultiCompiler, Stats } from 'webpack';
import type { HotModule } from './hotModule';
import type { PageGate } from './pageGate';

const AFTER_BROWSERS_MS = 100;

interface FollowOptions {
  modules: readonly HotModule[];
  gate: PageGate;
  /** A module was built for browsers; resolves when the site serves it too. */
  serve(module: HotModule, stats: Stats): Promise<void>;
  /** A module does not compile. */
  refuse(module: HotModule, stats: Stats): void;
}

/** Follows the builds of modules, in the order of their compilers, one after the other; resolves when each of them has been served once. */
export function followBuilds({ compilers }: MultiCompiler, { modules, gate, serve, refuse }: FollowOptions): Promise<void> {
  let work: Promise<void> = Promise.resolve();

  const follow = (module: HotModule, index: number) =>
    new Promise<void>((resolve) => {
      const { hooks } = compilers[index] ?? {};
      let newest: Stats | null = null;
      let isBuilding = true;
      gate.close(module.name);
      hooks?.invalid.tap('dev', () => {
        if (!isBuilding) gate.close(module.name);
        isBuilding = true;
      });
      hooks?.done.tap('dev', (stats) => {
        isBuilding = false;
        if (stats.hasErrors()) {
          refuse(module, stats);
          return gate.open(module.name);
        }
        newest = stats;
        work = work
          // Browsers hear of the build now and fetch it; building for the server would hold the response back.
          .then(() => wait(AFTER_BROWSERS_MS))
          // Of several builds that wait, the last one holds all changes.
          .then(() => (newest === stats ? serve(module, stats).then(resolve) : undefined))
          .finally(() => gate.open(module.name));
      });
    });

  return Promise.all(modules.map(follow)).then(() => undefined);
}
