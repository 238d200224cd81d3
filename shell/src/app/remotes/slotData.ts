import type { AnySlotModule, SlotMap, SlotName } from '@forecourt/shared-contracts';
import { deleteRejected, fulfilledPromise, trackPromise } from '../suspense/trackedPromise';

type Load = () => Promise<unknown>;

/**
 * Answers of slot loaders, one for each slot and key; the server's answers travel to the browser. A failure is kept
 * until `clearFailures`: React reads an answer more than once before it shows it.
 */
export function createSlotData(known: Readonly<Record<string, unknown>> = {}, limitMs: number | null = null) {
  const answers = new Map<string, Promise<unknown>>(Object.entries(known).map(([key, value]) => [key, fulfilledPromise(value)]));
  const arrived: Record<string, unknown> = {};

  async function withinLimit(load: Load): Promise<unknown> {
    if (limitMs === null) return load();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`its data took longer than ${limitMs} ms`)), limitMs);
    });
    return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
  }

  return {
    arrived,
    of(name: SlotName, module: AnySlotModule, props: SlotMap[SlotName], load: Load): Promise<unknown> {
      const key = `${name}:${module.dataKey?.(props) ?? ''}`;
      const before = answers.get(key);
      if (before) return before;
      const answer = trackPromise(
        withinLimit(load).then((value) => {
          arrived[key] = value;
          return value;
        }),
      );
      answers.set(key, answer);
      return answer;
    },
    clearFailures: () => deleteRejected(answers),
  };
}
export type SlotData = ReturnType<typeof createSlotData>;
