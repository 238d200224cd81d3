import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Route, SiteRoute } from '@forecourt/shared-contracts/shell';
import { contestedAddresses, SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import { readRelease, readShellRelease, SHELL, type AllChannels, type ArtifactStore, type Channels } from '@forecourt/shell/registry';

/** Every version of a remote, or of the shell, that a visitor of a tenant may get. */
function versionsFor({ stable, canary, pins }: Channels, tenant: string): string[] {
  const pinned = pins[tenant];
  if (pinned) return [pinned];
  if (!canary) return [stable];
  return canary.tenants.includes(tenant) ? [canary.version] : canary.percent > 0 ? [stable, canary.version] : [stable];
}

/** Every version of shell and remotes that a visitor of a tenant may get. */
const servedVersions = (all: AllChannels, tenant: string) =>
  Object.entries(all).flatMap(([name, channels]) => versionsFor(channels, tenant).map((version) => [name, version] as const));

/** A version of a remote, or the shell, with the addresses that it declares. */
interface Claimant {
  name: string;
  /** Names the version in messages. */
  label: string;
  routes: readonly Route[];
}

/** Where no shell is released yet, the one of this program. */
const THIS_SHELL: Claimant = { name: SHELL, label: 'the shell', routes: SHELL_ROUTES };

const routesOf = async (artifacts: ArtifactStore, name: string, version: string) =>
  (name === SHELL ? await readShellRelease(artifacts, version) : await readRelease(artifacts, name, version)).routes;

/** Addresses that two claimants have on a site, as half a sentence each. */
function claimsOf(one: Claimant, other: Claimant, site: SiteConfig): string[] {
  const labelOf = ({ remote, name }: SiteRoute) => `${remote === one.name ? one.label : other.label} ('${name}')`;
  return contestedAddresses([...one.routes, ...other.routes], site).map(
    ({ pattern, routes: [first, second] }) => `${labelOf(first)} and ${labelOf(second)} both claim ${pattern}`,
  );
}

/**
 * Addresses that two remotes would both have on some site with these channels, each with both versions and the tenants; none means that
 * every visitor's composition has one page for each address.
 */
export async function addressClaims(all: AllChannels, artifacts: ArtifactStore, sites: readonly SiteConfig[]): Promise<string[]> {
  const known = new Map<string, Promise<Claimant>>();
  const claimant = (name: string, version: string) => {
    const label = `${name} ${version}`;
    const reading =
      known.get(label) ??
      routesOf(artifacts, name, version).then((routes) => ({ name, label: name === SHELL ? THIS_SHELL.label : label, routes }));
    known.set(label, reading);
    return reading;
  };
  const tenantsByClaim = new Map<string, string[]>();
  for (const site of sites) {
    const served = servedVersions(all, site.slug);
    const claimants = [
      ...(all[SHELL] ? [] : [THIS_SHELL]),
      ...(await Promise.all(served.map(([name, version]) => claimant(name, version)))),
    ];
    const pairs = claimants.flatMap((one, at) => claimants.slice(at + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs.filter(([first, second]) => first.name !== second.name))
      for (const claim of claimsOf(one, other, site)) tenantsByClaim.set(claim, [...(tenantsByClaim.get(claim) ?? []), site.slug]);
  }
  return [...tenantsByClaim].map(([claim, tenants]) => `${claim} on ${tenants.join(', ')}`);
}
