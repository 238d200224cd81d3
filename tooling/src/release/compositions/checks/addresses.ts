import type { SiteConfig } from '@forecourt/shared-contracts';
import { contestedAddresses } from '@forecourt/shared-contracts/site-routes';
import type { Composition } from '../composition';
import type { Problem } from '../problem';

/** Addresses of a site that two releases claim. */
export function addressProblems({ shell, remotes, routes: declared }: Composition, site: SiteConfig): Problem[] {
  const sideOf = (name: string) => [...(shell ? [shell] : []), ...remotes].find((each) => each.name === name) ?? null;
  return contestedAddresses(declared, site).map(({ pattern, routes: [first, second] }) => ({
    key: `address ${first.name} ${second.name}`,
    isForceable: true,
    consumer: sideOf(second.remote),
    need: `claims ${pattern} for '${second.name}'`,
    provider: sideOf(first.remote),
    instead: `claims it for '${first.name}'`,
    wayOut: 'give one of them another address',
  }));
}
