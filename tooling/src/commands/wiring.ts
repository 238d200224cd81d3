import type { Command } from 'commander';
import { settings } from '../settings';
import { checkDeclarations } from '../wiring/checkWiring';
import { wiringTable } from '../wiring/gaps/wiringTable';

interface WiringOptions {
  json?: boolean;
}

async function printWiring({ json }: WiringOptions): Promise<void> {
  const results = await checkDeclarations(settings().tenantsFolder);
  console.log(json ? JSON.stringify(results, null, 2) : wiringTable(results));
  if (results.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}

/** The command that looks for what is declared and unreachable. */
export function addWiringCommand(program: Command): void {
  program.command('wiring').option('--json', 'as JSON').description('what is declared and that nobody can reach').action(printWiring);
}
