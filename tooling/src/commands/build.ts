import type { Command } from 'commander';

/** Commands that build without publishing. */
export function addBuildCommands(program: Command): void {
  program
    .command('build')
    .argument('[modules...]', 'shell or remotes; without names all of them')
    .description('build the shell or remotes from source, what did not change from the cache')
    .action(async (modules: string[]) => (await import('../build/buildModules')).buildModules(modules));
}
