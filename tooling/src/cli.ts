import { Command } from 'commander';
import { endWithNpm, StartError } from '@forecourt/server-kit';
import { addBenchCommands } from './commands/bench';
import { addBuildCommands } from './commands/build';
import { addCheckCommands } from './commands/checks';
import { addContentCommands } from './commands/content';
import { addFigureCommands } from './commands/figures';
import { addGalleryCommands } from './commands/gallery';
import { addLeadCommands } from './commands/leads';
import { addRedirectCommands } from './commands/redirects';
import { addRegistryCommands } from './commands/registry';
import { addRequirementsCommand } from './commands/requirements';
import { addReservationCommands } from './commands/reservations';
import { addServeCommands } from './commands/serve';
import { addStockCommands } from './commands/stock';
import { addTenantCommands } from './commands/tenants';
import { addTestCommands } from './commands/test';
import { addTokenCommands } from './commands/token';
import { addWiringCommand } from './commands/wiring';

/** In the order of the help. They only declare; what a command runs is imported when it runs, as all of it takes seconds to load. */
const DECLARATIONS = [
  addServeCommands,
  addBuildCommands,
  addRegistryCommands,
  addTenantCommands,
  addRedirectCommands,
  addStockCommands,
  addContentCommands,
  addTokenCommands,
  addFigureCommands,
  addLeadCommands,
  addReservationCommands,
  addTestCommands,
  addCheckCommands,
  addRequirementsCommand,
  addWiringCommand,
  addBenchCommands,
  addGalleryCommands,
];

/** The forecourt command. */
export function createProgram(): Command {
  const program = new Command('forecourt').description('Builds, releases and runs the Forecourt platform.').showHelpAfterError();
  for (const declare of DECLARATIONS) declare(program);
  return program;
}

/** Runs the forecourt command. A refusal is one sentence or list, never a stack trace. */
export async function main(argv: readonly string[]): Promise<void> {
  endWithNpm();
  // The reader of a pipe may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  // The compiler would print its own stack below a syntax error in a source.
  process.env.RUST_BACKTRACE = '0';
  try {
    await createProgram().parseAsync([...argv]);
  } catch (error) {
    const expected = error instanceof StartError || (error as { code?: string }).code !== undefined;
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
