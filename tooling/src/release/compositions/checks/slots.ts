import type { Release, SlotMount } from '@forecourt/shell/registry';
import type { Composition } from '../composition';
import type { Problem, Side } from '../problem';

/** A release with the slots that it mounts. */
interface Consumer extends Side {
  mounts: readonly SlotMount[];
}

const consumersOf = ({ shell, remotes }: Composition): Consumer[] => [
  ...(shell ? [{ name: shell.name, version: shell.version, mounts: shell.uses.mounts }] : []),
  ...remotes.map(({ name, version, uses }) => ({ name, version, mounts: uses?.mounts ?? [] })),
];

/** The remote that offered a slot before it was gone. */
export type FormerProviders = ReadonlyMap<string, string>;

function mountProblems(consumer: Consumer, { remotes, slots }: Composition, former: FormerProviders): Problem[] {
  return consumer.mounts.flatMap(({ slot, version, hasFallback }): Problem[] => {
    const [provider] = slots.get(slot) ?? [];
    const offered = provider?.slots[slot]?.version;
    if (hasFallback || offered === version) return [];
    const formerName = former.get(slot);
    const other = provider ?? remotes.find(({ name }) => name === formerName) ?? null;
    const noOther = formerName === undefined ? 'no release offers it' : `${formerName} offered it and is not released`;
    const name = other?.name ?? formerName;
    const without =
      name === undefined ? 'release the remote that offers it first' : `release ${consumer.name} without it first, or ${name} with it`;
    return [
      {
        key: `mount ${consumer.name} ${slot} ${version}`,
        isForceable: true,
        consumer,
        need: `mounts '${slot}' version ${version}`,
        provider: other,
        instead: offered === undefined ? (other ? 'does not offer it' : noOther) : `offers version ${offered}`,
        wayOut: offered === undefined ? without : `release ${name} with it first`,
      },
    ];
  });
}

/** Names of slots that two remotes offer; a page would render that of the first by name. */
const ownerProblems = ({ slots }: Composition): Problem[] =>
  [...slots].flatMap(([slot, [first, ...others]]) =>
    others.map((other) => ({
      key: `slot ${slot} ${(first as Release).name} ${other.name}`,
      isForceable: true,
      consumer: other,
      need: `offers the slot '${slot}'`,
      provider: first as Release,
      instead: 'offers one of this name, too',
      wayOut: 'give one of them another name',
    })),
  );

/** Slots that are mounted and not offered, and names that two remotes claim. */
export const slotProblems = (composition: Composition, former: FormerProviders): Problem[] => [
  ...consumersOf(composition).flatMap((consumer) => mountProblems(consumer, composition, former)),
  ...ownerProblems(composition),
];
