import { servedProps, type Release, type SlotMount } from '@forecourt/shell/registry';
import { eitherOf, listOf } from '../listOf';
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

/** The remote that offers each slot in some release, by the name of the slot. */
export type FormerProviders = ReadonlyMap<string, string>;

/** Versions of a slot's props that a remote serves; none where it does not offer the slot. */
function offeredBy(remote: Release | undefined, slot: string): number[] {
  const released = remote?.slots[slot];
  return released ? servedProps(released) : [];
}

/** A slot that nobody offers in a composition, or not with this version of its props. */
function mountProblem(consumer: Consumer, mount: SlotMount, { remotes, slots }: Composition, former: FormerProviders): Problem {
  const { slot, version } = mount;
  const [owner] = slots.get(slot) ?? [];
  const versions = offeredBy(owner, slot).map(String);
  const name = owner?.name ?? former.get(slot);
  const provider = owner ?? remotes.find((each) => each.name === name) ?? null;
  const none = name === undefined ? 'no release offers it' : `${name} offered it and is no longer released`;
  return {
    key: `mount ${consumer.name} ${slot} ${version}`,
    isForceable: true,
    consumer,
    need: `mounts '${slot}' version ${version}`,
    provider,
    missing: name,
    instead: versions.length === 0 ? (provider ? 'does not offer it' : none) : `offers version ${listOf(versions)}`,
    ways: {
      ofConsumer:
        versions.length === 0
          ? `release or roll back ${consumer.name} to a version without it first`
          : `release or roll back ${consumer.name} to a version that mounts version ${eitherOf(versions)} first`,
      ofProvider: name === undefined ? 'release the remote that offers it first' : `release ${name} with it first`,
    },
  };
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
      instead: 'also offers a slot of this name',
      ways: { ofConsumer: 'give one of them another name' },
    })),
  );

/** Slots that are mounted and not offered, and names that two remotes claim. */
export const slotProblems = (composition: Composition, former: FormerProviders): Problem[] => [
  ...consumersOf(composition).flatMap((consumer) =>
    consumer.mounts
      .filter(({ slot, version, hasFallback }) => !hasFallback && !offeredBy(composition.slots.get(slot)?.[0], slot).includes(version))
      .map((mount) => mountProblem(consumer, mount, composition, former)),
  ),
  ...ownerProblems(composition),
];
