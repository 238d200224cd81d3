import type { Command } from 'commander';
import { buildRemote } from '../build/buildRemote';
import { buildShell } from '../build/buildShell';
import { ownRemotes } from '../workspace';

/** Commands that build without publishing. */
export function addBuildCommands(program: Command): void {
  program
    .command('build')
    .argument('[modules...]', 'shell or remotes; without names all of them')
    .description('build the shell or remotes from source, what did not change from the cache')
    .action(async (modules: string[]) => {
      for (const name of modules.length > 0 ? modules : ['shell', ...ownRemotes()]) {
        const { outDir, fromCache } = name === 'shell' ? await buildShell() : await buildRemote(name);
        console.log(`${name.padEnd(16)} ${fromCache ? 'unchanged' : 'built'}  ${outDir}`);
      }
    });
}
