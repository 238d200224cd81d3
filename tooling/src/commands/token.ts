import type { Command } from 'commander';
import type { CreateFlags } from '../token/tokenActions';

const actions = () => import('../token/tokenActions');
const TENANT = ['--tenant <slug>', 'whose site it is'] as const;

/** Commands on the tokens with which programs use the operator API of a site. */
export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('tokens for programs that write content, load stock or read leads of a site');
  token
    .command('create')
    .argument('<name>', 'what uses it, for lists, such as "Head office CMS"')
    .requiredOption(...TENANT)
    .requiredOption(
      '--rights <list>',
      'content:read, content:write, stock:read, stock:write, leads:read, leads:write, feeds:read, figures:read; with commas between them',
    )
    .option('--days <number>', 'days after which it ends', '365')
    .option('--no-end', 'it does not end by itself')
    .option('--webhook', 'a CMS signs its messages with it instead of sending it; print its address and secret')
    .description('make a token and print it: it is stored nowhere, so nobody can print it again')
    .action(async (name: string, flags: CreateFlags) => (await actions()).createToken(name, flags));
  token
    .command('list')
    .requiredOption(...TENANT)
    .description('print the tokens of a site, with their rights and when they were used')
    .action(async (flags: { tenant: string }) => (await actions()).listTokens(flags));
  token
    .command('revoke')
    .argument('<id>', 'its id in the list')
    .requiredOption(...TENANT)
    .description('end a token at once')
    .action(async (id: string, flags: { tenant: string }) => (await actions()).revokeToken(id, flags));
  token
    .command('changes')
    .requiredOption(...TENANT)
    .option('--limit <number>', 'at most so many', '100')
    .description('print what was changed with the tokens of a site, the newest first')
    .action(async (flags: { tenant: string; limit: string }) => (await actions()).listChanges(flags));
}
