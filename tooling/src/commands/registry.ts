import type { Command } from 'commander';
import { canaried, changeRegistry, pinned, promoted, readRelease, rolledBack, type Registry } from '@forecourt/shell/registry';
import { author } from '../release/author';
import { release } from '../release/release';
import { storesOf } from '../release/stores';
import { settings } from '../settings';

type Apply = (remotes: Registry['remotes']) => Registry['remotes'];

async function change(text: string, apply: Apply): Promise<void> {
  const { revision } = await changeRegistry(storesOf(settings()).registry, { author: author(), change: text, apply });
  console.log(`${text}: revision ${revision}. Running sites serve it within 5 seconds.`);
}

/** Fails unless the version is published, so that the registry never names files that are not there. */
const published = (remote: string, version: string) => readRelease(storesOf(settings()).artifacts, remote, version);

function statusTable({ revision, at, change: last, author: by, remotes }: Registry): string {
  const rows = Object.entries(remotes).map(([name, { stable, canary, pins, previous }]) => {
    const extra = [
      canary ? `canary ${canary.version} (${canary.percent} %${canary.tenants.length > 0 ? `, ${canary.tenants.join(', ')}` : ''})` : '',
      ...Object.entries(pins).map(([tenant, version]) => `${tenant} pinned to ${version}`),
    ].filter(Boolean);
    return `${name.padEnd(16)}${stable.padEnd(28)}${(previous[0] ?? '-').padEnd(28)}${extra.join('; ')}`;
  });
  return [`Revision ${revision}, ${at}: ${last}${by ? ` (${by})` : ''}`, `${'remote'.padEnd(16)}${'stable'.padEnd(28)}${'before'.padEnd(28)}others`, ...rows].join('\n');
}

/** Commands that publish versions and say who gets which. */
export function addRegistryCommands(program: Command): void {
  program
    .command('release')
    .argument('<remote>', 'for example mf-search')
    .description('build, check and publish a remote and serve it to everybody')
    .option('--version-as <version>', 'publish under this version instead of the one in package.json')
    .option('--from <folder>', 'build these sources instead of the folder of the remote')
    .option('--tenant <slug...>', 'serve it to these tenants only (a pin)')
    .option('--without-tests', 'leave out types and tests; the history says so')
    .action(async (remote: string, options: { versionAs?: string; from?: string; tenant?: string[]; withoutTests?: boolean }) => {
      const after = await release({
        remote,
        stores: storesOf(settings()),
        folder: options.from,
        version: options.versionAs,
        pinTo: options.tenant,
        withoutTests: options.withoutTests,
      });
      console.log(`Revision ${after.revision}: running sites serve it within 5 seconds.`);
    });

  program
    .command('status')
    .description('which version of each remote is served')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const registry = await storesOf(settings()).registry.newest();
      console.log(json ? JSON.stringify(registry, null, 2) : statusTable(registry));
    });

  program
    .command('history')
    .description('every change of the registry, newest first')
    .option('--json', 'as JSON, with the whole document of each revision')
    .action(async ({ json }: { json?: boolean }) => {
      const revisions = await storesOf(settings()).registry.history();
      if (json) console.log(JSON.stringify(revisions, null, 2));
      else for (const { revision, at, author: by, change: text } of revisions) console.log(`${String(revision).padStart(5)}  ${at}  ${by.padEnd(18)} ${text}`);
    });

  program
    .command('rollback')
    .argument('<remote>')
    .description('back to the version that was stable before, without a build')
    .action((remote: string) => change(`rollback ${remote}`, rolledBack(remote)));

  program
    .command('promote')
    .argument('<remote>')
    .argument('<version>')
    .description('make a published version stable')
    .action(async (remote: string, version: string) => {
      await published(remote, version);
      await change(`promote ${remote} ${version}`, promoted(remote, version));
    });

  program
    .command('pin')
    .argument('<remote>')
    .argument('<tenant>')
    .argument('[version]', 'leave it out to let the tenant go')
    .description('hold a tenant on a version')
    .action(async (remote: string, tenant: string, version?: string) => {
      if (version) await published(remote, version);
      await change(version ? `pin ${tenant} to ${remote} ${version}` : `unpin ${tenant} from ${remote}`, pinned(remote, tenant, version ?? null));
    });

  program
    .command('canary')
    .argument('<remote>')
    .argument('[version]', 'leave it out to end the canary')
    .option('--percent <share>', 'share of visitors, 0 to 100', Number, 0)
    .option('--tenant <slug...>', 'tenants that get it whole', [])
    .description('give a version to a share of visitors or to some tenants')
    .action(async (remote: string, version: string | undefined, { percent, tenant }: { percent: number; tenant: string[] }) => {
      if (version) await published(remote, version);
      const text = version ? `canary ${remote} ${version} ${percent} % ${tenant.join(' ')}`.trim() : `end canary ${remote}`;
      await change(text, canaried(remote, version ? { version, percent, tenants: tenant } : null));
    });
}
