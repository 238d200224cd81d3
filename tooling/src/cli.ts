import { Command } from 'commander';
import { StartError } from '@forecourt/server-kit';

/** Commands that one module adds. */
interface CommandModule {
  names: readonly string[];
  load(): Promise<(program: Command) => void>;
}

/** In the order of the help. */
const COMMAND_MODULES: readonly CommandModule[] = [
  { names: ['start', 'standalone', 'serve'], load: async () => (await import('./commands/serve')).addServeCommands },
  { names: ['build'], load: async () => (await import('./commands/build')).addBuildCommands },
  {
    names: ['release', 'status', 'history', 'rollback', 'retire', 'promote', 'pin', 'canary', 'doctor'],
    load: async () => (await import('./commands/registry')).addRegistryCommands,
  },
  { names: ['stock'], load: async () => (await import('./commands/stock')).addStockCommands },
  { names: ['leads'], load: async () => (await import('./commands/leads')).addLeadCommands },
  { names: ['test', 'unit', 'e2e', 'prepare-base'], load: async () => (await import('./commands/test')).addTestCommands },
  { names: ['imports', 'sizes'], load: async () => (await import('./commands/checks')).addCheckCommands },
  { names: ['requirements'], load: async () => (await import('./commands/requirements')).addRequirementsCommand },
  { names: ['wiring'], load: async () => (await import('./commands/wiring')).addWiringCommand },
  { names: ['bench'], load: async () => (await import('./commands/bench')).addBenchCommands },
  { names: ['gallery', 'shots'], load: async () => (await import('./commands/gallery')).addGalleryCommands },
];

/**
 * The forecourt command with the module of the named command, which alone is loaded as all take seconds; with every one for any other name.
 */
export async function createProgram(name?: string): Promise<Command> {
  const program = new Command('forecourt').description('Builds, releases and runs the Forecourt platform.').showHelpAfterError();
  const named = COMMAND_MODULES.filter(({ names }) => name !== undefined && names.includes(name));
  for (const { load } of named.length > 0 ? named : COMMAND_MODULES) (await load())(program);
  return program;
}

/** Runs the forecourt command. A refusal is one sentence or list, never a stack trace. */
export async function main(argv: readonly string[]): Promise<void> {
  // The reader of a pipe may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    await (await createProgram(argv[2])).parseAsync([...argv]);
  } catch (error) {
    const expected = error instanceof StartError || (error as { code?: string }).code !== undefined;
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
