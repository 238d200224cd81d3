import { memo, use } from 'react';
import { SLOTS, type SlotHostProps } from '@forecourt/shared-contracts';
import { Region } from '../region/Region';
import { useShell } from '../shell-services/shellServices';
import { useHydrateOnVisible } from './useHydrateOnVisible';

const LOADER_TIMEOUT_MS = 15_000;

function SlotContent({ name, props, hydrate = 'load', triggered }: SlotHostProps & { triggered: Promise<void> | null }) {
  const { modules, slotData, loaderBase, setRunningRemote, onSlotRendered } = useShell();
  onSlotRendered(name, hydrate);
  if (triggered) use(triggered);
  const { provider } = SLOTS[name];
  setRunningRemote(provider);
  const module = use(modules.slot(name));
  const { loader, Component } = module;
  const load = async () =>
    loader?.(props, {
      ...loaderBase,
      store: loaderBase.store.viewFor(provider),
      url: new URL(loaderBase.site.url),
      signal: AbortSignal.timeout(LOADER_TIMEOUT_MS),
    });
  const data = loader ? use(slotData.get(name, module, props, load)) : undefined;
  return <Component {...props} data={data} />;
}

function SlotRegion(slot: SlotHostProps) {
  const { name, fallback, hydrate = 'load' } = slot;
  const { provider, reserve } = SLOTS[name];
  const { element, triggered } = useHydrateOnVisible(hydrate);
  return (
    <Region ref={element} remote={provider} kind="slot" name={name} reserve={reserve} fallback={() => fallback ?? null}>
      <SlotContent {...slot} triggered={triggered} />
    </Region>
  );
}

const sameValues = (before: object, after: object) =>
  Object.keys(before).length === Object.keys(after).length &&
  Object.entries(after).every(([name, value]) => Object.is(value, (before as Record<string, unknown>)[name]));

/**
 * Renders a slot: its fallback or nothing when no remote provides it or when it fails. It renders again only for new
 * props, because React discards server HTML that is updated before its code has loaded.
 */
export const SlotHost = memo(
  function SlotHost(slot: SlotHostProps) {
    const { composition } = useShell();
    const isProvided = composition.remotes[SLOTS[slot.name].provider]?.slots.includes(slot.name);
    return isProvided ? <SlotRegion {...slot} /> : (slot.fallback ?? null);
  },
  ({ props: before, ...rest }, { props: after, ...others }) => sameValues(before, after) && sameValues(rest, others),
);
