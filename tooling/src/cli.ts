import { Command } from 'commander';
import { StartError } from '@forecourt/server-kit';
import { addRegistryCommands } from './commands/registry';
import { addBenchCommands } from './commands/bench';
import { addBuildCommands } from './commands/build';
import { addCheckCommands } from './commands/checks';
import { addGalleryCommands } from './commands/gallery';
import { addLeadCommands } from './commands/leads';
import { addRequirementsCommand } from './commands/requirements';
import { addServeCommands } from './commands/serve';
import { addStockCommands } from './commands/stock';
import { addTestCommands } from './commands/test';
import { addWiringCommand } from './commands/wiring';
import { ReleaseRefused } from './release/release';

/** The forecourt command with all its subcommands. */
export function createProgram(): Command {
  const program = new Command('forecourt').description('Builds, releases and runs the Forecourt platform.').showHelpAfterError();
  addServeCommands(program);
  addBuildCommands(program);
  addRegistryCommands(program);
  addStockCommands(program);
  addLeadCommands(program);
  addTestCommands(program);
  addCheckCommands(program);
  addRequirementsCommand(program);
  addWiringCommand(program);
  addBenchCommands(program);
  addGalleryCommands(program);
  return program;
}

/** Runs the forecourt command. A refusal is one sentence or list, never a stack trace. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync([...argv]);
  } catch (error) {
    const expected = error instanceof StartError || error instanceof ReleaseRefused || (error as { code?: string }).code !== undefined;
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
