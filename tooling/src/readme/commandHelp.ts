import { CommanderError, type Command } from 'commander';
import { createProgram } from '../cli';

/*
 * A program for tests: prints the help of each command line it is given (one JSON array of arguments each), as JSON.
 * One process for all of them, as loading the command takes most of the time.
 */

const withSubcommands = (command: Command): Command[] => [command, ...command.commands.flatMap(withSubcommands)];

async function helpOf(args: readonly string[]): Promise<string> {
  const program = await createProgram(args[0]);
  let help = '';
  for (const command of withSubcommands(program))
    command.exitOverride().configureOutput({ writeOut: (text) => (help += text), writeErr: (text) => (help += text) });
  try {
    await program.parseAsync([...args, '--help'], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return help;
}

const helps: string[] = [];
for (const line of process.argv.slice(2)) helps.push(await helpOf(JSON.parse(line) as string[]));
console.log(JSON.stringify(helps));
