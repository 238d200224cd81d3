import type { AllChannels } from '@forecourt/shell/registry';
import { listOf } from './listOf';
import { NEW_VERSION, type FoundProblem, type Side } from './problem';

/** What sentences about a problem need to know beside it. */
export interface Surroundings {
  /** The same as `after` where nothing changes. */
  before: AllChannels;
  /** The channels that have the problem. */
  after: AllChannels;
  /** Every tenant of the platform. */
  tenants: readonly string[];
}

type Reason = 'pin' | 'canary' | null;

/** Why the visitors of some tenants get a release. */
function reasonFor({ name, version }: Side, tenants: readonly string[], all: AllChannels): Reason {
  const channels = all[name];
  if (!channels) return null;
  if (tenants.every((tenant) => channels.pins[tenant] === version)) return 'pin';
  return channels.canary?.version === version && channels.stable !== version ? 'canary' : null;
}

const nameOf = ({ name, version }: Side) => (version === NEW_VERSION ? `the new ${name}` : `${name} ${version}`);

/** What to do: a pin or canary that was there before can end; else the team that did not cause it is first, as the other one's change needs it. */
function waysOut({ consumer, provider, missing, ways, tenants }: FoundProblem, { before, after }: Surroundings): string[] {
  const sides = [provider, consumer].flatMap((side) => side ?? []);
  const reasons = new Set(sides.map((side) => reasonFor(side, tenants, before)));
  const ends = [...(reasons.has('pin') ? ['unpin it'] : []), ...(reasons.has('canary') ? ['end the canary'] : [])];
  const hasMoved = (name: string | undefined) => name !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const isOfConsumer = hasMoved(provider?.name ?? missing) && !hasMoved(consumer?.name);
  const ofTeams =
    before === after
      ? [ways.ofConsumer, ways.ofProvider]
      : [isOfConsumer ? (ways.ofConsumer ?? ways.ofProvider) : (ways.ofProvider ?? ways.ofConsumer)];
  return [...ends, ...ofTeams.flatMap((way) => way ?? [])];
}

/** One sentence: who needs what, who does not provide it, for whom, and what can be done. */
export function describeProblem(problem: FoundProblem, surroundings: Surroundings): string {
  const { consumer, need, provider, instead, tenants } = problem;
  const { after } = surroundings;
  const reasonOf = (side: Side | null) => side && reasonFor(side, tenants, after);
  const sentence = (side: Side | null, what: string) => {
    if (!side) return what;
    const reason = reasonOf(side);
    if (reason === 'pin') return `${listOf(tenants)} ${tenants.length === 1 ? 'is' : 'are'} pinned to ${nameOf(side)}, which ${what}`;
    return `${nameOf(side)}${reason === 'canary' ? ', a canary,' : ''} ${what}`;
  };
  const sentences = [sentence(consumer, need), ...(instead ? [sentence(provider, instead)] : [])].join('; ');
  const isPinned = [consumer, provider].some((side) => reasonOf(side) === 'pin');
  const where = tenants.length === surroundings.tenants.length ? 'on every site' : `on ${listOf(tenants)}`;
  return `${sentences}${isPinned || consumer === null ? '' : `, ${where}`}: ${waysOut(problem, surroundings).join(', or ')}`;
}
