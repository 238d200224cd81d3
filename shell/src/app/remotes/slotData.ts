import type { SlotProps } from '@forecourt/shared-contracts';
import type { AnySlotModule, SlotName } from '@forecourt/shared-contracts/shell';
import { deleteRejected, fulfilledPromise, trackPromise } from '../suspense/trackedPromise';

type Load = () => Promise<unknown>;

/** A slot, with the version of its props. */
export interface ServedSlot {
  name: SlotName;
  version: number;
}

/**
 * Data of slot loaders, loaded once for each slot and key; `initial` is what the server loaded. A rejection is cached
 * until `clearFailures`, because React reads a promise more than once before it renders its outcome.
 */
export function createSlotData(initial: Readonly<Record<string, unknown>> = {}, timeoutMs: number | null = null) {
  const cache = new Map<string, Promise<unknown>>(Object.entries(initial).map(([key, value]) => [key, fulfilledPromise(value)]));
  const loaded: Record<string, unknown> = {};

  async function withTimeout(load: Load): Promise<unknown> {
    if (timeoutMs === null) return load();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`its data took longer than ${timeoutMs} ms`)), timeoutMs);
    });
    return Promise.race([load(), timeout]).finally(() => clearTimeout(timer));
  }

  return {
    /** What was loaded here, by slot, version of its props and key, for the page's state. */
    loaded,
    get({ name, version }: ServedSlot, module: AnySlotModule, props: SlotProps<SlotName>, load: Load): Promise<unknown> {
      const key = `${name}@${version}:${module.dataKey?.(props) ?? ''}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const data = trackPromise(
        withTimeout(load).then((value) => {
          loaded[key] = value;
          return value;
        }),
      );
      cache.set(key, data);
      return data;
    },
    clearFailures: () => deleteRejected(cache),
  };
}
export type SlotData = ReturnType<typeof createSlotData>;
