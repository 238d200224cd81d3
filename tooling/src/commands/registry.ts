import type { Command } from 'commander';
import type { CanaryFlags, ReleaseFlags } from '../release/registryActions';

const actions = () => import('../release/registryActions');

/** Commands that publish versions and say who gets which. */
export function addRegistryCommands(program: Command): void {
  program
    .command('release')
    .argument('<module>', 'a remote such as mf-search, or shell, with design system and contracts')
    .description('version, build, check and publish a remote or the shell and serve it to everybody')
    .option('--version <version>', 'publish under this version instead of the one that lerna computes from the commits')
    .option('--from <folder>', 'build these sources instead of the folder of the remote; not for the shell')
    .option('--tenant <slug...>', 'serve it to these tenants only (a pin)')
    .option('--without-tests', 'leave out types and tests; the history says so')
    .action(async (remote: string, flags: ReleaseFlags) => (await actions()).releaseModule(remote, flags));

  program
    .command('status')
    .description('which version of the shell and of each remote is served')
    .option('--json', 'as JSON')
    .action(async (flags: { json?: boolean }) => (await actions()).printStatus(flags));

  program
    .command('history')
    .description('every change of the registry, newest first')
    .option('--json', 'as JSON, with the whole document of each revision')
    .action(async (flags: { json?: boolean }) => (await actions()).printHistory(flags));

  program
    .command('rollback')
    .argument('<module>')
    .description('back to the version that was stable before, without a build')
    .action(async (remote: string) => (await actions()).rollback(remote));

  program
    .command('promote')
    .argument('<module>')
    .argument('<version>')
    .description('make a published version stable')
    .action(async (remote: string, version: string) => (await actions()).promote(remote, version));

  program
    .command('pin')
    .argument('<module>')
    .argument('<tenant>')
    .argument('[version]', 'leave it out to let the tenant go')
    .description('hold a tenant on a version')
    .action(async (remote: string, tenant: string, version?: string) => (await actions()).pin(remote, tenant, version));

  program
    .command('canary')
    .argument('<module>')
    .argument('[version]', 'leave it out to end the canary')
    .option('--percent <share>', 'share of visitors, 0 to 100', Number, 0)
    .option('--tenant <slug...>', 'tenants that get it whole', [])
    .description('give a version to a share of visitors or to some tenants')
    .action(async (remote: string, version: string | undefined, flags: CanaryFlags) => (await actions()).canary(remote, version, flags));

  program
    .command('retire')
    .argument('<remote>')
    .description('stop serving a remote: its addresses and slots are gone until it is released or promoted again')
    .action(async (remote: string) => (await actions()).retire(remote));

  program
    .command('doctor')
    .description('find damaged revisions and releases, and mistakes of documents')
    .option('--repair', 'write a revision without them, and move damaged revisions aside')
    .action(async (flags: { repair?: boolean }) => (await actions()).doctor(flags));
}
