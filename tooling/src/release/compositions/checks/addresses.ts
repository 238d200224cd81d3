import type { SiteConfig } from '@forecourt/shared-contracts';
import { contestedAddresses, routeProblems } from '@forecourt/shared-contracts/site-routes';
import type { Composition } from '../composition';
import type { Problem, Side } from '../problem';

const ANOTHER = 'give one of them another address';

/** Addresses of a site that two releases claim. */
export function addressProblems({ shell, remotes, routes }: Composition, site: SiteConfig): Problem[] {
  const sideOf = (name: string): Side =>
    [...(shell ? [shell] : []), ...remotes].find((each) => each.name === name) ?? { name, version: 'of this program' };
  return contestedAddresses(routes, site).map(({ pattern, routes: [first, second] }) => ({
    key: `address ${first.name} ${second.name}`,
    isForceable: true,
    consumer: sideOf(second.remote),
    need: `claims ${pattern} for '${second.name}'`,
    provider: sideOf(first.remote),
    instead: `claims it for '${first.name}'`,
    ways: { ofConsumer: ANOTHER },
  }));
}

/** Changes of addresses in a site's document that these releases do not allow: they are left out, and pages move. */
export const changedAddressProblems = ({ routes }: Composition, site: SiteConfig): Problem[] =>
  routeProblems(routes, site).map((problem) => ({
    // Where a change did not fit before either it is the document's problem, whatever the reason.
    key: `route ${/^routes\[\d+\]/.exec(problem)?.[0] ?? problem}`,
    isForceable: true,
    consumer: null,
    need: `the document of ${site.slug} does not fit: ${problem.replace(/\.$/, '')}`,
    provider: null,
    instead: '',
    ways: { ofConsumer: 'change the document first' },
  }));
