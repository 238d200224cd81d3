import type { Command } from 'commander';
import { canaried, pinned, promoted, retired, rolledBack, type Registry } from '@forecourt/shell/registry';
import { requireRemoteName, requireSources, requireTenants, requireVersion, writeChange } from '../release/checkedChange';
import { confirmRevision } from '../release/confirmRevision';
import { diagnose, repair, type Diagnosis } from '../release/doctor';
import { release } from '../release/release';
import { storesOf } from '../release/stores';
import { settings } from '../settings';

/** Waits for the site of PORT to serve a revision and says whether it does; a site that runs and does not is a failure. */
async function confirm(text: string, { revision }: Registry): Promise<void> {
  const { isServed, isRunning, text: outcome } = await confirmRevision(`http://127.0.0.1:${settings().port}`, revision);
  console.log(`${text}: revision ${revision}. ${outcome}`);
  if (isRunning && !isServed) process.exitCode = 1;
}

interface ChannelChange {
  remote: string;
  /** Checked before it is named in the registry. */
  version?: string;
  tenants?: readonly string[];
  text: string;
  apply(remotes: Registry['remotes']): Registry['remotes'];
}

async function change({ remote, version, tenants = [], text, apply }: ChannelChange): Promise<void> {
  const each = settings();
  const stores = storesOf(each);
  requireRemoteName(remote);
  await requireTenants(tenants, each.tenantsFolder);
  if (version) await requireVersion(stores, remote, version);
  await confirm(text, await writeChange(stores, { change: text, apply }));
}

async function rollback(remote: string): Promise<void> {
  const { registry } = await storesOf(settings()).registry.newest();
  await change({ remote, version: registry.remotes[remote]?.previous[0], text: `rollback ${remote}`, apply: rolledBack(remote) });
}

const linesOf = ({ revisions, versions }: Diagnosis) => [
  ...revisions.map(({ revision, reason }) => `  revision ${revision}: ${reason}`),
  ...versions.map(({ remote, version, reason }) => `  ${remote} ${version}: ${reason}`),
];

async function doctor({ repair: isRepairing = false }: { repair?: boolean }): Promise<void> {
  const stores = storesOf(settings());
  const found = await diagnose(stores);
  const lines = linesOf(found);
  if (lines.length === 0) return console.log('Registry and releases are sound.');
  console.log(['Damaged:', ...lines].join('\n'));
  if (!isRepairing) {
    console.log('"forecourt doctor --repair" writes a revision without them and moves damaged revisions aside.');
    process.exitCode = 1;
    return;
  }
  const after = await repair(stores, found);
  if (after) await confirm('Repaired', after);
  const left = linesOf(await diagnose(stores));
  if (left.length === 0) return;
  console.log(['No usable version is left of these; "forecourt release <remote>" publishes one:', ...left].join('\n'));
  process.exitCode = 1;
}

function statusTable({ revision, at, change: last, author: by, remotes }: Registry): string {
  const rows = Object.entries(remotes).map(([name, { stable, canary, pins, previous }]) => {
    const extra = [
      canary ? `canary ${canary.version} (${canary.percent} %${canary.tenants.length > 0 ? `, ${canary.tenants.join(', ')}` : ''})` : '',
      ...Object.entries(pins).map(([tenant, version]) => `${tenant} pinned to ${version}`),
    ].filter(Boolean);
    return `${name.padEnd(16)}${stable.padEnd(28)}${(previous[0] ?? '-').padEnd(28)}${extra.join('; ')}`;
  });
  return [
    `Revision ${revision}, ${at}: ${last}${by ? ` (${by})` : ''}`,
    `${'remote'.padEnd(16)}${'stable'.padEnd(28)}${'before'.padEnd(28)}others`,
    ...rows,
  ].join('\n');
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
      requireSources(remote, options.from);
      await requireTenants(options.tenant ?? [], settings().tenantsFolder);
      const after = await release({
        remote,
        stores: storesOf(settings()),
        folder: options.from,
        version: options.versionAs,
        pinTo: options.tenant,
        withoutTests: options.withoutTests,
      });
      await confirm('Released', after);
    });

  program
    .command('status')
    .description('which version of each remote is served')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { registry, damaged } = await storesOf(settings()).registry.newest();
      console.log(json ? JSON.stringify(registry, null, 2) : statusTable(registry));
      for (const { revision, reason } of damaged) console.error(`Revision ${revision} is damaged and left out: ${reason}`);
    });

  program
    .command('history')
    .description('every change of the registry, newest first')
    .option('--json', 'as JSON, with the whole document of each revision')
    .action(async ({ json }: { json?: boolean }) => {
      const revisions = await storesOf(settings()).registry.history();
      if (json) console.log(JSON.stringify(revisions, null, 2));
      else
        for (const each of revisions)
          console.log(
            `${String(each.revision).padStart(5)}  ${'reason' in each ? `damaged: ${each.reason}` : `${each.at}  ${each.author.padEnd(18)} ${each.change}`}`,
          );
    });

  program
    .command('rollback')
    .argument('<remote>')
    .description('back to the version that was stable before, without a build')
    .action(rollback);

  program
    .command('promote')
    .argument('<remote>')
    .argument('<version>')
    .description('make a published version stable')
    .action((remote: string, version: string) =>
      change({ remote, version, text: `promote ${remote} ${version}`, apply: promoted(remote, version) }),
    );

  program
    .command('pin')
    .argument('<remote>')
    .argument('<tenant>')
    .argument('[version]', 'leave it out to let the tenant go')
    .description('hold a tenant on a version')
    .action((remote: string, tenant: string, version?: string) => {
      const text = version ? `pin ${tenant} to ${remote} ${version}` : `unpin ${tenant} from ${remote}`;
      // A tenant that is gone can be let go.
      return change({ remote, version, tenants: version ? [tenant] : [], text, apply: pinned(remote, tenant, version ?? null) });
    });

  program
    .command('canary')
    .argument('<remote>')
    .argument('[version]', 'leave it out to end the canary')
    .option('--percent <share>', 'share of visitors, 0 to 100', Number, 0)
    .option('--tenant <slug...>', 'tenants that get it whole', [])
    .description('give a version to a share of visitors or to some tenants')
    .action(async (remote: string, version: string | undefined, { percent, tenant }: { percent: number; tenant: string[] }) => {
      const text = version ? `canary ${remote} ${version} ${percent} % ${tenant.join(' ')}`.trim() : `end canary ${remote}`;
      await change({
        remote,
        version,
        tenants: tenant,
        text,
        apply: canaried(remote, version ? { version, percent, tenants: tenant } : null),
      });
    });

  program
    .command('retire')
    .argument('<remote>')
    .description('stop serving a remote: its addresses and slots are gone until it is released or promoted again')
    .action((remote: string) => change({ remote, text: `retire ${remote}`, apply: retired(remote) }));

  program
    .command('doctor')
    .description('find damaged revisions and releases')
    .option('--repair', 'write a revision without them, and move damaged revisions aside')
    .action(doctor);
}
