import { memo, use } from 'react';
import type { DialogSlotProps } from '@forecourt/shared-contracts';
import type { SlotHostProps } from '@forecourt/shared-contracts/shell';
import { Skeleton } from '@forecourt/shared-ui';
import type { ComposedSlot } from '../../registry/composed';
import { Region } from '../region/Region';
import { useShell } from '../shell-services/shellServices';
import { RequestedSlotLoading, RequestedSlotUnavailable } from './RequestedSlot';
import { useHydrateOnVisible } from './useHydrateOnVisible';

const LOADER_TIMEOUT_MS = 15_000;

/** A mount with the version of its props as a number. */
type ServedMount = Omit<SlotHostProps, 'version'> & { version: number };

function SlotContent({
  name,
  version,
  props,
  hydrate = 'load',
  remote,
  triggered,
}: ServedMount & { remote: string; triggered: Promise<void> | null }) {
  const { modules, slotData, loaderBase, setRunningRemote, onSlotRendered } = useShell();
  onSlotRendered({ name, version }, hydrate);
  if (triggered) use(triggered);
  setRunningRemote(remote);
  const module = use(modules.slot(name, version));
  const { loader, Component } = module;
  const load = async () =>
    loader?.(props, {
      ...loaderBase,
      store: loaderBase.store.viewFor(remote),
      url: new URL(loaderBase.site.url),
      signal: AbortSignal.timeout(LOADER_TIMEOUT_MS),
    });
  const data = loader ? use(slotData.get({ name, version }, module, props, load)) : undefined;
  return <Component {...props} data={data} hydrate={hydrate} />;
}

function SlotRegion({ remote, reserve, ...slot }: ServedMount & Pick<ComposedSlot, 'remote' | 'reserve'>) {
  const { name, fallback, hydrate = 'load', retry: isRequested = false } = slot;
  const { element, triggered } = useHydrateOnVisible(hydrate);
  const { onClose } = slot.props as Partial<DialogSlotProps>;
  return (
    <Region
      ref={element}
      remote={remote}
      kind="slot"
      name={name}
      reserve={reserve}
      loading={
        isRequested ? <RequestedSlotLoading onClose={onClose} reserve={reserve} /> : reserve !== '0' && <Skeleton height={reserve} />
      }
      fallback={(retry) => (isRequested ? <RequestedSlotUnavailable onClose={onClose} onRetry={retry} /> : (fallback ?? null))}
    >
      <SlotContent {...slot} remote={remote} triggered={triggered} />
    </Region>
  );
}

/** Whether a slot has what it needs of a page: a document may place it where the page gives nothing. */
const isComplete = ({ needs = [] }: ComposedSlot, props: object) =>
  needs.every((need) => (props as Record<string, unknown>)[need] !== undefined);

/** The version of the props of a mount, where its remote serves it. */
const servedVersion = ({ versions = [1] }: ComposedSlot, version: SlotHostProps['version']) =>
  versions.find((each) => version === 'highest' || each === version);

const sameValues = (before: object, after: object) =>
  Object.keys(before).length === Object.keys(after).length &&
  Object.entries(after).every(([name, value]) => Object.is(value, (before as Record<string, unknown>)[name]));

/**
 * Renders a slot: its fallback or nothing when no remote provides it with this version of its props, when it lacks what it needs of a page, or when it fails. It renders again only for new
 * props, because React discards server HTML that is updated before its code has loaded.
 */
export const SlotHost = memo(
  function SlotHost(slot: SlotHostProps) {
    const { composition } = useShell();
    const provided = composition.slots[slot.name];
    const version = provided && servedVersion(provided, slot.version);
    return provided && version !== undefined && isComplete(provided, slot.props) ? (
      <SlotRegion {...slot} version={version} remote={provided.remote} reserve={provided.reserve} />
    ) : (
      (slot.fallback ?? null)
    );
  },
  ({ props: before, ...rest }, { props: after, ...others }) => sameValues(before, after) && sameValues(rest, others),
);
