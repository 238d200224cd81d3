import {
  allChannels,
  canaried,
  pinned,
  promoted,
  retired,
  rolledBack,
  SHELL,
  type AllChannels,
  type Registry,
} from '@forecourt/shell/registry';
import { requireReleaseName, requireSources, requireTenants, requireVersion, writeChange } from './checkedChange';
import { StartError } from '@forecourt/server-kit';
import { compositionWarnings } from './compositions/checkChange';
import { confirmRevision } from './confirmRevision';
import { diagnose, repair, type Diagnosis } from './doctor';
import { checkWithSettings, describeCheck } from '../tenants/printTenantCheck';
import { releasableRemote } from './releasableRemote';
import { releasableShell } from './releasableShell';
import { release } from './release';
import { storesOf } from './stores';
import { deprecationLines, usageOf } from './usage';
import { settings } from '../settings';
import { printHostedSearch } from '../stock/hostedSearch';

/** Waits for the site of PORT to serve a revision and says whether it does; a site that runs and does not is a failure. */
async function confirm(text: string, { revision }: Registry, versions: readonly string[] = []): Promise<void> {
  const { isServed, isRunning, text: outcome } = await confirmRevision(`http://127.0.0.1:${settings().port}`, { revision, versions });
  console.log(`${text}: revision ${revision}. ${outcome}`);
  if (isRunning && !isServed) process.exitCode = 1;
}

/** Throws a StartError for a module that is named more than once. */
function requireOnce(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new StartError(`${twice} is named twice.`);
}

interface ChannelChange {
  names: readonly string[];
  /** Checked before they are named in the registry. */
  versions?: readonly (readonly [name: string, version: string])[];
  tenants?: readonly string[];
  text: string;
  apply(all: AllChannels): AllChannels;
  force?: boolean;
}

async function change({ names, versions = [], tenants = [], text, apply, force }: ChannelChange): Promise<void> {
  const stores = storesOf(settings());
  requireOnce(names);
  for (const name of names) requireReleaseName(name);
  await requireTenants(tenants, stores.tenantsFolder);
  for (const [name, version] of versions) await requireVersion(stores, name, version);
  const served = versions.map((each) => each.join(' '));
  await confirm(text, await writeChange(stores, { change: text, apply, force }), served);
}

export interface ForceFlag {
  force?: boolean;
}

/** Applies changes one after the other. */
const inOrder = (changes: readonly ((all: AllChannels) => AllChannels)[]) => (all: AllChannels) =>
  changes.reduce((changed, apply) => apply(changed), all);

/** Makes the versions stable that were before, of several modules at once. */
export async function rollback(names: readonly string[], { force }: ForceFlag): Promise<void> {
  const { registry } = await storesOf(settings()).registry.newest();
  const versions = names.flatMap((name) => {
    const version = allChannels(registry)[name]?.previous[0];
    return version ? [[name, version] as const] : [];
  });
  await change({ names, versions, text: `rollback ${names.join(' ')}`, apply: inOrder(names.map(rolledBack)), force });
}

const linesOf = ({ revisions, versions }: Diagnosis) => [
  ...revisions.map(({ revision, reason }) => `  revision ${revision}: ${reason}`),
  ...versions.map(({ remote, version, reason }) => `  ${remote} ${version}: ${reason}`),
];

/** Prints what is wrong in the documents of the sites, and what of them does not fit. */
async function checkDocuments(): Promise<void> {
  const checked = await checkWithSettings(settings());
  const isSound = checked.every(({ mistakes, misfits }) => mistakes.length + misfits.length === 0);
  console.log(isSound ? 'The documents of the sites are sound.' : describeCheck(checked));
  if (checked.some(({ mistakes }) => mistakes.length > 0)) process.exitCode = 1;
}

/** Prints what of registry and releases is damaged, and repairs it where asked to. */
async function checkReleases(isRepairing: boolean): Promise<void> {
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

/** Prints what of registry, releases and documents is damaged, and repairs registry and releases where asked to. */
export async function doctor({ repair: isRepairing = false }: { repair?: boolean }): Promise<void> {
  await checkReleases(isRepairing);
  await checkDocuments();
  await printHostedSearch();
}

function statusTable({ revision, at, change: last, author: by, remotes, shell }: Registry): string {
  const rows = [...(shell ? [[SHELL, shell] as const] : []), ...Object.entries(remotes)].map(
    ([name, { stable, canary, pins, previous }]) => {
      const extra = [
        canary ? `canary ${canary.version} (${canary.percent} %${canary.tenants.length > 0 ? `, ${canary.tenants.join(', ')}` : ''})` : '',
        ...Object.entries(pins).map(([tenant, version]) => `${tenant} pinned to ${version}`),
      ].filter(Boolean);
      return `${name.padEnd(16)}${stable.padEnd(28)}${(previous[0] ?? '-').padEnd(28)}${extra.join('; ')}`;
    },
  );
  return [
    `Revision ${revision}, ${at}: ${last}${by ? ` (${by})` : ''}`,
    `${'release'.padEnd(16)}${'stable'.padEnd(28)}${'before'.padEnd(28)}others`,
    ...rows,
  ].join('\n');
}

export interface ReleaseFlags extends ForceFlag {
  version?: string;
  from?: string;
  tenant?: string[];
  withoutTests?: boolean;
}

/** Builds, checks and publishes remotes and the shell and serves them to everybody, or to some tenants. */
export async function releaseModules(names: readonly string[], flags: ReleaseFlags): Promise<void> {
  const { version, from, tenant, withoutTests, force } = flags;
  requireOnce(names);
  if (names.includes(SHELL) && from !== undefined) throw new StartError('The shell is built from this project: leave out --from.');
  if (names.length > 1 && (from !== undefined || version !== undefined))
    throw new StartError('--from and --version are for one module: release several without them.');
  for (const name of names) if (name !== SHELL) requireSources(name, from);
  await requireTenants(tenant ?? [], settings().tenantsFolder);
  const stores = storesOf(settings());
  const subjects = names.map((name) =>
    name === SHELL ? releasableShell(stores.artifacts) : releasableRemote(stores.artifacts, name, from),
  );
  const { registry, versions } = await release({ subjects, stores, version, pinTo: tenant, withoutTests, force });
  await confirm(
    'Released',
    registry,
    [...versions].map((entry) => entry.join(' ')),
  );
}

/** A heading with its lines; nothing without lines. */
const listed = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [heading, ...lines.map((line) => `  - ${line}`)] : []);

/** Prints which version of shell and remotes is served, what of them does not fit, and what will go. */
export async function printStatus({ json }: { json?: boolean }): Promise<void> {
  const stores = storesOf(settings());
  const { registry, damaged } = await stores.registry.newest();
  const all = allChannels(registry);
  const warnings = await compositionWarnings(stores, all);
  const deprecated = await deprecationLines(stores, all);
  const lines = [statusTable(registry), ...listed('What does not fit:', warnings), ...listed('What will go:', deprecated)];
  console.log(json ? JSON.stringify({ ...registry, warnings, deprecated }, null, 2) : lines.join('\n'));
  for (const { revision, reason } of damaged) console.error(`Revision ${revision} is damaged and left out: ${reason}`);
}

/** Prints which releases and documents mount a slot or link to a route. */
export async function printUsers(name: string): Promise<void> {
  const stores = storesOf(settings());
  const { registry } = await stores.registry.newest();
  console.log((await usageOf(name, stores, allChannels(registry))).join('\n'));
}

/** Prints every change of the registry, newest first. */
export async function printHistory({ json }: { json?: boolean }): Promise<void> {
  const revisions = await storesOf(settings()).registry.history();
  if (json) return console.log(JSON.stringify(revisions, null, 2));
  for (const each of revisions) {
    const what = 'reason' in each ? `damaged: ${each.reason}` : `${each.at}  ${each.author.padEnd(18)} ${each.change}`;
    console.log(`${String(each.revision).padStart(5)}  ${what}`);
    if ('forced' in each) for (const problem of each.forced ?? []) console.log(`${' '.repeat(7)}forced: ${problem}`);
  }
}

/** Makes published versions stable, of several modules at once: each name is followed by its version. */
export async function promote(namesAndVersions: readonly string[], { force }: ForceFlag): Promise<void> {
  const versions = namesAndVersions.flatMap((name, at) => (at % 2 === 0 ? [[name, namesAndVersions[at + 1] ?? ''] as const] : []));
  const incomplete = versions.find(([, version]) => version === '');
  if (incomplete) throw new StartError(`Name a version of ${incomplete[0]} as well.`);
  const names = versions.map(([name]) => name);
  const apply = inOrder(versions.map(([name, version]) => promoted(name, version)));
  await change({ names, versions, text: `promote ${namesAndVersions.join(' ')}`, apply, force });
}

/** Holds a tenant on a version; without a version lets it go. */
export function pin(remote: string, tenant: string, version: string | undefined, { force }: ForceFlag): Promise<void> {
  const text = version ? `pin ${tenant} to ${remote} ${version}` : `unpin ${tenant} from ${remote}`;
  // A tenant that is gone can be let go.
  return change({
    names: [remote],
    versions: version ? [[remote, version]] : [],
    tenants: version ? [tenant] : [],
    text,
    apply: pinned(remote, tenant, version ?? null),
    force,
  });
}

export interface CanaryFlags extends ForceFlag {
  percent: number;
  tenant: string[];
}

/** Gives a version to a share of visitors or to some tenants; without a version ends that. */
export function canary(remote: string, version: string | undefined, { percent, tenant, force }: CanaryFlags): Promise<void> {
  const text = version ? `canary ${remote} ${version} ${percent} % ${tenant.join(' ')}`.trim() : `end canary ${remote}`;
  const apply = canaried(remote, version ? { version, percent, tenants: tenant } : null);
  return change({ names: [remote], versions: version ? [[remote, version]] : [], tenants: tenant, text, apply, force });
}

/** Stops serving a remote. */
export const retire = (remote: string, { force }: ForceFlag) =>
  change({ names: [remote], text: `retire ${remote}`, apply: retired(remote), force });
