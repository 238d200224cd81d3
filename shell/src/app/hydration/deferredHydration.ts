import { fulfilledPromise, trackPromise } from '../suspense/trackedPromise';

/** Something that waits until it is needed; `opened` is a promise that React may read. */
interface Gate {
  opened: Promise<void>;
  open(): void;
}

const OPEN: Gate = { opened: fulfilledPromise(undefined), open: () => undefined };

/** Gates of one page. On the server nothing waits. */
export function createDeferredHydration() {
  const waiting = new Set<() => void>();
  let isOver = typeof window === 'undefined';

  return {
    create(): Gate {
      if (isOver) return OPEN;
      let open = () => undefined as void;
      const opened = trackPromise(
        new Promise<void>((resolve) => {
          open = resolve;
        }),
      );
      const gate = {
        opened,
        open() {
          waiting.delete(gate.open);
          open();
        },
      };
      waiting.add(gate.open);
      return gate;
    },
    /** The visitor goes on: whatever the next page changes must not meet a slot that still waits. */
    openAll(): void {
      isOver = true;
      for (const open of waiting) open();
    },
  };
}
export type DeferredHydration = ReturnType<typeof createDeferredHydration>;
