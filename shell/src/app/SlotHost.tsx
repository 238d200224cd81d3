import { use } from 'react';
import { SLOTS, type SlotHostProps } from '@forecourt/shared-contracts';
import { Region } from './Region';
import { useShell } from './shellContext';

function SlotContent({ name, props }: SlotHostProps) {
  const { modules, slotData, loaderBase, enter, onSlot } = useShell();
  onSlot(name);
  enter(SLOTS[name].provider);
  const module = use(modules.slot(name));
  const { loader, Component } = module;
  const load = async () => loader?.(props, { ...loaderBase, url: new URL(loaderBase.site.url), signal: AbortSignal.timeout(15_000) });
  const data = loader ? use(slotData.of(name, module, props, load)) : undefined;
  return <Component {...props} data={data} />;
}

/** Shows a slot: nothing when no remote offers it, its fallback when it fails (CO-139). */
export function SlotHost({ name, props, fallback }: SlotHostProps) {
  const { composition } = useShell();
  const { provider, reserve } = SLOTS[name];
  if (!composition.remotes[provider]?.slots.includes(name)) return fallback ?? null;
  return (
    <Region remote={provider} kind="slot" name={name} reserve={reserve} fallback={() => fallback ?? null}>
      <SlotContent name={name} props={props} />
    </Region>
  );
}
