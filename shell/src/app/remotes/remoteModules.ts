import type { InjectableSlice, RemoteDefinition, RemoteSamples } from '@forecourt/shared-contracts';
import {
  CONTRACT_VERSION,
  type AnyPageModule,
  type AnySlotModule,
  type PlatformStore,
  type SlotName,
} from '@forecourt/shared-contracts/shell';
import type { Composition } from '../composition/composition';
import { deleteRejected, trackPromise, fulfilledValue } from '../suspense/trackedPromise';

/** Loads a remote's definition: over the network in the browser, from files with a verified hash on the server. */
export type LoadDefinition = (remote: string) => Promise<RemoteDefinition>;

/** A remote could not be loaded or is incompatible; its region renders the fallback. */
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
 * Pages and slots of the composed remotes, each loaded once; the slices of a module are injected into the store when it
 * has loaded, and reported to `onInjected`. A rejection is cached until `clearFailures`, because React reads a promise more than once
 * before it renders.
 */
export function createRemoteModules(
  composition: Composition,
  loadDefinition: LoadDefinition,
  store: PlatformStore,
  onInjected: (slice: InjectableSlice) => void = () => undefined,
) {
  const cache = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();

  function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = cache.get(key);
    if (cached) return cached as Promise<Value>;
    const loading = trackPromise(load());
    cache.set(key, loading);
    return loading;
  }

  const definition = (remote: string) =>
    once(remote, async () => {
      const composed = composition.remotes[remote];
      if (!composed) throw new RemoteUnavailable(remote, 'it has no release');
      if (major(composed.contract) !== major(CONTRACT_VERSION))
        throw new RemoteUnavailable(remote, `it uses contract ${composed.contract}, this shell uses ${CONTRACT_VERSION}`);
      try {
        return await loadDefinition(remote);
      } catch (error) {
        throw new RemoteUnavailable(remote, (error as Error).message, { cause: error });
      }
    });

  async function withSlices<Module extends AnyPageModule | AnySlotModule>(remote: string, load: () => Promise<Module>): Promise<Module> {
    const module = await load();
    for (const slice of module.slices ?? []) {
      store.viewFor(remote).injectSlice(slice);
      onInjected(slice);
    }
    return module;
  }

  return {
    /** A page's module if it has loaded. */
    loadedPage: (remote: string, id: string): AnyPageModule | undefined =>
      fulfilledValue(cache.get(`${remote}/page/${id}`) as Promise<AnyPageModule> | undefined),
    page: (remote: string, id: string): Promise<AnyPageModule> =>
      once(`${remote}/page/${id}`, async () => {
        const page = (await definition(remote)).pages[id];
        if (!page) throw new RemoteUnavailable(remote, `it has no page '${id}'`);
        return withSlices(remote, page.load);
      }),
    /** A slot's module for a version of its props. */
    slot: (name: SlotName, version: number): Promise<AnySlotModule> =>
      once(`slot/${name}/${version}`, async () => {
        const remote = composition.slots[name]?.remote;
        if (remote === undefined) throw new RemoteUnavailable(`The slot '${name}'`, 'no remote provides it');
        const slot = (await definition(remote)).slots[name];
        const load = version === slot?.version ? slot.load : slot?.earlier?.[version];
        if (!load) throw new RemoteUnavailable(remote, `it has no slot '${name}' with version ${version} of its props`);
        return withSlices(remote, load);
      }),
    /** Samples of a remote, for standalone; null where it has none. */
    samples: async (remote: string): Promise<RemoteSamples | null> => (await (await definition(remote)).samples?.())?.samples ?? null,
    /** Forgets what failed, so that it loads again. */
    clearFailures(): void {
      deleteRejected(cache);
      for (const listener of listeners) listener();
    },
    /** Calls the listener when failures are forgotten; returns the function that unsubscribes. */
    onFailuresCleared(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type RemoteModules = ReturnType<typeof createRemoteModules>;
