import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_BASE, type ShellAssets } from '@forecourt/shell/registry';
import { shellAssets } from '../build/shellAssets';
import { shellServerConfig } from '../build/webpack/shell';
import { copyWebFonts } from '../build/webFonts';
import { developmentRelease } from './developmentRelease';
import type { HotModule } from './hotModule';
import { readBuilt } from './readBuilt';
import { createServerBuild } from './serverBuild';
import { hotShellConfig } from './webpack/hotShell';

/** The shell from its sources, with design system and contracts; `restart` lets the site take over the build in `outDir`. */
export function createHotShell(outDir: string, restart: () => Promise<void>): HotModule {
  const browser = path.join(outDir, 'assets');
  mkdirSync(browser, { recursive: true });
  const fonts = copyWebFonts(browser, `${SHELL_BASE}/`);
  const server = createServerBuild(shellServerConfig(outDir), path.join(outDir, 'server/renderer.cjs'));
  return {
    name: 'shell',
    config: hotShellConfig(outDir),
    async serve(stats) {
      await server.run();
      const assets: ShellAssets = { ...shellAssets(stats, { read: (name) => readBuilt(stats, name) }), fonts };
      writeFileSync(path.join(outDir, 'release.json'), JSON.stringify(developmentRelease(assets)));
      await restart();
    },
    close: () => server.close(),
  };
}
