import { SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import { PROTOCOL } from '@forecourt/shell/protocol';
import type { ServedShell, ShellAssets } from '@forecourt/shell/registry';

/** release.json of a shell that is served from a folder and never released. */
export const developmentRelease = (assets: ShellAssets): ServedShell => ({
  version: 'development',
  protocol: PROTOCOL,
  server: 'server/renderer.cjs',
  assets,
  routes: [...SHELL_ROUTES],
});
