import type { Command } from 'commander';
import type { ShotOptions } from '../gallery/shots';
import { inRoot } from '../workspace';

const PORT = 3100;

/** Commands to look at the design system. */
export function addGalleryCommands(program: Command): void {
  program
    .command('gallery')
    .option('--port <port>', 'port of this machine', String(PORT))
    .description('show each component in each state and tenant theme')
    .action(async (options: { port: string }) => (await import('../gallery/openGallery')).openGallery(options));
  program
    .command('shots')
    .option('--check', 'compare the components with their baseline screenshots, and run axe on them in every theme; fails when one differs')
    .option('--update', 'write new baseline screenshots')
    .description('screenshots of the gallery at 360, 768 and 1280 px, in .forecourt/shots')
    .action(async (options: ShotOptions) => (await import('../gallery/shots')).runShots(options));
  program
    .command('pictures')
    .option('--to <folder>', 'where to write them', inRoot('docs/pictures'))
    .description('the pictures of the demonstration sites in README.md, made anew')
    .action(async ({ to }: { to: string }) => (await import('../readme/writePictures')).writePictures(to));
}
