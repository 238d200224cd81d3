import type { Command } from 'commander';
import type { CanaryFlags, ForceFlag, ReleaseFlags } from '../release/registryActions';

const actions = () => import('../release/registryActions');

const FORCE = ['--force', 'make the change although something of some site will not fit; the history says so'] as const;

/** Commands that publish versions and say who gets which. */
export function addRegistryCommands(program: Command): void {
  program
    .command('release')
    .argument('<module...>', 'remotes such as mf-search, and shell, with design system and contracts; several are one change')
    .description('version, build, check and publish remotes or the shell and serve them to everybody')
    .option('--version <version>', 'publish under this version instead of the one that lerna computes from the commits')
    .option('--from <folder>', 'build these sources instead of the folder of the remote; not for the shell')
    .option('--tenant <slug...>', 'serve it to these tenants only (a pin)')
    .option('--without-tests', 'leave out types and tests; the history says so')
    .option(...FORCE)
    .action(async (names: string[], flags: ReleaseFlags) => (await actions()).releaseModules(names, flags));

  program
    .command('status')
    .description('which version of the shell and of each remote is served, what does not fit, and what will go')
    .option('--json', 'as JSON')
    .action(async (flags: { json?: boolean }) => (await actions()).printStatus(flags));

  program
    .command('users')
    .argument('<name>', 'a slot such as finance-summary, or a route such as finance.information')
    .description('which releases and documents mount a slot or link to a route')
    .action(async (name: string) => (await actions()).printUsers(name));

  program
    .command('history')
    .description('every change of the registry, newest first')
    .option('--json', 'as JSON, with the whole document of each revision')
    .action(async (flags: { json?: boolean }) => (await actions()).printHistory(flags));

  program
    .command('rollback')
    .argument('<module...>', 'several are one change')
    .description('back to the version that was stable before, without a build')
    .option(...FORCE)
    .action(async (names: string[], flags: ForceFlag) => (await actions()).rollback(names, flags));

  program
    .command('promote')
    .argument('<module>')
    .argument('<version...>', 'followed by other modules with their versions, where several are one change')
    .description('make a published version stable')
    .option(...FORCE)
    .action(async (name: string, rest: string[], flags: ForceFlag) => (await actions()).promote([name, ...rest], flags));

  program
    .command('pin')
    .argument('<module>')
    .argument('<tenant>')
    .argument('[version]', 'leave it out to let the tenant go')
    .description('hold a tenant on a version')
    .option(...FORCE)
    .action(async (remote: string, tenant: string, version: string | undefined, flags: ForceFlag) =>
      (await actions()).pin(remote, tenant, version, flags),
    );

  program
    .command('canary')
    .argument('<module>')
    .argument('[version]', 'leave it out to end the canary')
    .option('--percent <share>', 'share of visitors, 0 to 100', Number, 0)
    .option('--tenant <slug...>', 'tenants that get it whole', [])
    .option(...FORCE)
    .description('give a version to a share of visitors or to some tenants')
    .action(async (remote: string, version: string | undefined, flags: CanaryFlags) => (await actions()).canary(remote, version, flags));

  program
    .command('retire')
    .argument('<remote>')
    .description('stop serving a remote: its addresses and slots are gone until it is released or promoted again')
    .option(...FORCE)
    .action(async (remote: string, flags: ForceFlag) => (await actions()).retire(remote, flags));

  program
    .command('doctor')
    .description('find damaged revisions and releases, and mistakes of documents')
    .option('--repair', 'write a revision without them, and move damaged revisions aside')
    .action(async (flags: { repair?: boolean }) => (await actions()).doctor(flags));
}
