import {
  CONTRACT_VERSION,
  SLOTS,
  type AnyPageModule,
  type AnySlotModule,
  type PlatformStore,
  type RemoteDefinition,
  type SlotName,
} from '@forecourt/shared-contracts';
import type { Composition } from '../composition/composition';
import { deleteRejected, trackPromise, fulfilledValue } from '../suspense/trackedPromise';

/** Fetches a remote's definition: through the network in the browser, from checked files on the server. */
export type LoadDefinition = (remote: string) => Promise<RemoteDefinition>;

/** A remote could not be loaded or does not fit; the region shows its fallback. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly code = 'remote_unavailable';
  constructor(
    readonly remote: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${remote} is not available: ${reason}`, options);
  }
}

const major = (version: string) => version.split('.')[0];

/**
 * Pages and slots of the composed remotes, each loaded once, its slices put into the store when it arrives (PL-006).
 * A failure is kept until `clearFailures`: React reads a module more than once before it shows what it met.
 */
export function createRemoteModules(composition: Composition, loadDefinition: LoadDefinition, store: PlatformStore) {
  const cache = new Map<string, Promise<unknown>>();

  function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = cache.get(key);
    if (known) return known as Promise<Value>;
    const loading = trackPromise(load());
    cache.set(key, loading);
    return loading;
  }

  const definition = (remote: string) =>
    once(remote, async () => {
      if (!composition.remotes[remote]) throw new RemoteUnavailable(remote, 'it has no release');
      try {
        const found = await loadDefinition(remote);
        if (major(found.contract) !== major(CONTRACT_VERSION)) {
          throw new Error(`it speaks contract ${found.contract}, this shell speaks ${CONTRACT_VERSION}`);
        }
        return found;
      } catch (error) {
        throw new RemoteUnavailable(remote, (error as Error).message, { cause: error });
      }
    });

  async function withSlices<Module extends AnyPageModule | AnySlotModule>(remote: string, load: () => Promise<Module>): Promise<Module> {
    const module = await load();
    for (const slice of module.slices ?? []) store.viewFor(remote).injectSlice(slice);
    return module;
  }

  return {
    /** A page's module if it is here already. */
    loadedPage: (remote: string, id: string): AnyPageModule | undefined =>
      fulfilledValue(cache.get(`${remote}/page/${id}`) as Promise<AnyPageModule> | undefined),
    page: (remote: string, id: string): Promise<AnyPageModule> =>
      once(`${remote}/page/${id}`, async () => {
        const load = (await definition(remote)).pages[id];
        if (!load) throw new RemoteUnavailable(remote, `it has no page '${id}'`);
        return withSlices(remote, load);
      }),
    slot: (name: SlotName): Promise<AnySlotModule> =>
      once(`slot/${name}`, async () => {
        const remote = SLOTS[name].provider;
        const load = (await definition(remote)).slots[name];
        if (!load) throw new RemoteUnavailable(remote, `it has no slot '${name}'`);
        return withSlices(remote, load);
      }),
    clearFailures: () => deleteRejected(cache),
  };
}
export type RemoteModules = ReturnType<typeof createRemoteModules>;
