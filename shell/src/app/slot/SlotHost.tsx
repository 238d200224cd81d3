import { memo, use } from 'react';
import { SLOTS, type SlotHostProps } from '@forecourt/shared-contracts';
import { Region } from '../region/Region';
import { useShell } from '../shell-services/shellServices';
import { useHydrateOnVisible } from './useHydrateOnVisible';

function SlotContent({ name, props, hydrate = 'load', opened }: SlotHostProps & { opened: Promise<void> | null }) {
  const { modules, slotData, loaderBase, enter, onSlot } = useShell();
  onSlot(name, hydrate);
  if (opened) use(opened);
  const { provider } = SLOTS[name];
  enter(provider);
  const module = use(modules.slot(name));
  const { loader, Component } = module;
  const load = async () =>
    loader?.(props, {
      ...loaderBase,
      store: loaderBase.store.viewFor(provider),
      url: new URL(loaderBase.site.url),
      signal: AbortSignal.timeout(15_000),
    });
  const data = loader ? use(slotData.of(name, module, props, load)) : undefined;
  return <Component {...props} data={data} />;
}

function SlotRegion(slot: SlotHostProps) {
  const { name, fallback, hydrate = 'load' } = slot;
  const { provider, reserve } = SLOTS[name];
  const { element, opened } = useHydrateOnVisible(hydrate);
  return (
    <Region ref={element} remote={provider} kind="slot" name={name} reserve={reserve} fallback={() => fallback ?? null}>
      <SlotContent {...slot} opened={opened} />
    </Region>
  );
}

const sameValues = (before: object, after: object) =>
  Object.keys(before).length === Object.keys(after).length &&
  Object.entries(after).every(([name, value]) => Object.is(value, (before as Record<string, unknown>)[name]));

/**
 * Shows a slot: nothing when no remote offers it, its fallback when it fails (CO-139). It renders again for new props
 * only: a part of the server's HTML that waits for its code must not be touched, or it would be thrown away.
 */
export const SlotHost = memo(
  function SlotHost(slot: SlotHostProps) {
    const { composition } = useShell();
    const isDeployed = composition.remotes[SLOTS[slot.name].provider]?.slots.includes(slot.name);
    return isDeployed ? <SlotRegion {...slot} /> : (slot.fallback ?? null);
  },
  ({ props: before, ...rest }, { props: after, ...others }) => sameValues(before, after) && sameValues(rest, others),
);
