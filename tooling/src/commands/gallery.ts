import type { Command } from 'commander';
import { stopOnSignal } from '@forecourt/server-kit';
import { buildGallery } from '../gallery/buildGallery';
import { serveGallery } from '../gallery/serveGallery';
import { runShots } from '../gallery/shots';

const PORT = 3100;

async function serve({ port }: { port: string }): Promise<void> {
  const { url, server } = await serveGallery(await buildGallery(), Number(port));
  console.log(`The components are at ${url}, all four tenants side by side at ${url}/?view=four\nCtrl-C stops it.`);
  stopOnSignal(async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Commands to look at the design system. */
export function addGalleryCommands(program: Command): void {
  program
    .command('gallery')
    .option('--port <port>', 'port of this machine', String(PORT))
    .description('show each component in each state and tenant theme')
    .action(serve);
  program
    .command('shots')
    .option('--check', 'compare the components with their baseline screenshots, and run axe on them in every theme; fails when one differs')
    .option('--update', 'write new baseline screenshots')
    .description('screenshots of the gallery at 360, 768 and 1280 px, in .forecourt/shots')
    .action(runShots);
}
