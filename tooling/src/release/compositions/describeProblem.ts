import type { AllChannels } from '@forecourt/shell/registry';
import { listOf } from './listOf';
import type { FoundProblem, Side } from './problem';

/** What sentences about a problem need to know beside it. */
export interface Surroundings {
  /** The channels that have the problem. */
  all: AllChannels;
  /** Every tenant of the platform. */
  tenants: readonly string[];
}

/** Why the visitors of some tenants get a release. */
function reasonFor(side: Side | null, tenants: readonly string[], { all }: Surroundings): 'pin' | 'canary' | null {
  const channels = side && all[side.name];
  if (!channels) return null;
  if (tenants.every((tenant) => channels.pins[tenant] === side.version)) return 'pin';
  return channels.canary?.version === side.version && channels.stable !== side.version ? 'canary' : null;
}

const WAYS = { pin: 'unpin it', canary: 'end the canary' };

/** One sentence: who needs what, who does not provide it, for whom, and what can be done. */
export function describeProblem(problem: FoundProblem, surroundings: Surroundings): string {
  const { consumer, need, provider, instead, wayOut, tenants } = problem;
  const reasons = { consumer: reasonFor(consumer, tenants, surroundings), provider: reasonFor(provider, tenants, surroundings) };
  const pinnedTo = ({ name, version }: Side) => `${listOf(tenants)} ${tenants.length === 1 ? 'is' : 'are'} pinned to ${name} ${version}`;
  const sideOf = (side: Side, reason: 'pin' | 'canary' | null, what: string) =>
    reason === 'pin'
      ? `${pinnedTo(side)}, which ${what}`
      : `${side.name} ${side.version}${reason === 'canary' ? ', a canary,' : ''} ${what}`;

  const first = consumer ? sideOf(consumer, reasons.consumer, need) : need;
  const second = provider ? sideOf(provider, reasons.provider, instead) : instead;
  const areAll = tenants.length === surroundings.tenants.length;
  const where = reasons.consumer === 'pin' || reasons.provider === 'pin' ? '' : areAll ? ', on every site' : `, on ${listOf(tenants)}`;
  const reason = reasons.provider ?? reasons.consumer;
  return `${first}; ${second}${where}: ${[...(reason ? [WAYS[reason]] : []), wayOut].join(', or ')}`;
}
