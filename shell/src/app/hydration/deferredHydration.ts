import { fulfilledPromise, trackPromise } from '../suspense/trackedPromise';

/** One slot whose hydration is deferred. */
interface HydrationTrigger {
  /** Fulfilled once the slot may hydrate; React can read it with use(). */
  triggered: Promise<void>;
  trigger(): void;
}

const IMMEDIATE: HydrationTrigger = { triggered: fulfilledPromise(undefined), trigger: () => undefined };

/** The slots of one page whose hydration is deferred. On the server nothing is deferred. */
export function createDeferredHydration() {
  const pending = new Set<() => void>();
  let isOver = typeof window === 'undefined';

  return {
    defer(): HydrationTrigger {
      if (isOver) return IMMEDIATE;
      let resolveTriggered = () => undefined as void;
      const triggered = trackPromise(
        new Promise<void>((resolve) => {
          resolveTriggered = resolve;
        }),
      );
      const trigger = () => {
        pending.delete(trigger);
        resolveTriggered();
      };
      pending.add(trigger);
      return { triggered, trigger };
    },
    /** For a navigation: a slot that still waits would lose its server HTML when the next page changes its props. */
    triggerAll(): void {
      isOver = true;
      for (const trigger of pending) trigger();
    },
  };
}
export type DeferredHydration = ReturnType<typeof createDeferredHydration>;
