interface Watch {
  /** Stops watching and returns what was started since and has not ended. */
  end(): string[];
}

/** Timers with the functions that clear them. */
const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
] as const;

function watchTimers(): Watch {
  const open = new Map<unknown, string>();
  const ends = TIMERS.map(([start, stop]) => {
    const original = globalThis[start] as (...given: unknown[]) => unknown;
    const cancel = globalThis[stop] as (timer: unknown) => void;
    const started = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const timer = original(
        (...given: unknown[]) => {
          if (start === 'setTimeout') open.delete(timer);
          run(...given);
        },
        ms,
        ...args,
      );
      open.set(timer, `${start} of ${ms} ms`);
      return timer;
    };
    const cancelled = (timer: unknown) => {
      open.delete(timer);
      cancel(timer);
    };
    Object.assign(globalThis, { [start]: started, [stop]: cancelled });
    return () => Object.assign(globalThis, { [start]: original, [stop]: cancel });
  });
  return {
    end() {
      for (const restore of ends) restore();
      return [...open.values()];
    },
  };
}

type ListenerCall = [type: string, listener: unknown, options?: boolean | AddEventListenerOptions];

/** Objects that own the two methods: the prototype of all targets, and a window that has methods of its own. */
const listenerCalls = () => [EventTarget.prototype, ...(Object.hasOwn(window, 'addEventListener') ? [window] : [])];

/** Listeners on targets that outlive a part: all but its own elements, see `isOwn`. */
function watchListeners(isOwn: (target: EventTarget) => boolean): Watch {
  const open: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const captures = (options: ListenerCall[2]) => (typeof options === 'object' ? options.capture === true : options === true);
  const removeEntry = (target: EventTarget, [type, listener, options]: ListenerCall) => {
    const at = open.findIndex(
      (each) => each.target === target && each.type === type && each.listener === listener && each.capture === captures(options),
    );
    if (at >= 0) open.splice(at, 1);
  };

  const ends = listenerCalls().map((holder) => {
    const { addEventListener: add, removeEventListener: remove } = holder;
    Object.assign(holder, {
      addEventListener(this: EventTarget | undefined, ...call: ListenerCall) {
        const target = this ?? window;
        const [type, listener, options] = call;
        if (!isOwn(target) && !(target instanceof AbortSignal)) open.push({ target, type, listener, capture: captures(options) });
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => removeEntry(target, call));
        add.apply(target, call as never);
      },
      removeEventListener(this: EventTarget | undefined, ...call: ListenerCall) {
        removeEntry(this ?? window, call);
        remove.apply(this ?? window, call as never);
      },
    });
    return () => Object.assign(holder, { addEventListener: add, removeEventListener: remove });
  });
  return {
    end() {
      for (const restore of ends) restore();
      return open.map(({ target, type }) => `listener of '${type}' on ${target.constructor.name}`);
    },
  };
}

/** Watches timers and listeners that a part starts and has to end when it unmounts. */
export function watchLeaks(container: Element): Watch {
  const isOwn = (target: EventTarget) =>
    target instanceof Node && target !== document && target !== document.body && target !== document.documentElement;
  const watches = [watchTimers(), watchListeners((target) => target === container || isOwn(target))];
  return { end: () => watches.flatMap((watch) => watch.end()) };
}
