interface Watch {
  /** What is still there of what was begun since the start; ends the watch. */
  end(): string[];
}

/** Kinds of timers that outlive a part if nobody clears them, with what clears them. */
const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
] as const;

function watchTimers(): Watch {
  const open = new Map<unknown, string>();
  const ends = TIMERS.map(([start, stop]) => {
    const begin = globalThis[start] as (...given: unknown[]) => unknown;
    const cancel = globalThis[stop] as (timer: unknown) => void;
    const begun = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const timer = begin(
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
    Object.assign(globalThis, { [start]: begun, [stop]: cancelled });
    return () => Object.assign(globalThis, { [start]: begin, [stop]: cancel });
  });
  return {
    end() {
      for (const restore of ends) restore();
      return [...open.values()];
    },
  };
}

type ListenerCall = [type: string, listener: unknown, options?: boolean | AddEventListenerOptions];

/** Where the two calls live: for all targets, and for a window that a test runner gave its own. */
const listenerCalls = () => [EventTarget.prototype, ...(Object.hasOwn(window, 'addEventListener') ? [window] : [])];

/** Listeners on what outlives a part: everything but its own elements, which `isOwn` tells. */
function watchListeners(isOwn: (target: EventTarget) => boolean): Watch {
  const open: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const captures = (options: ListenerCall[2]) => (typeof options === 'object' ? options.capture === true : options === true);
  const forget = (target: EventTarget, [type, listener, options]: ListenerCall) => {
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
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => forget(target, call));
        add.apply(target, call as never);
      },
      removeEventListener(this: EventTarget | undefined, ...call: ListenerCall) {
        forget(this ?? window, call);
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

/** Watches what a part begins and has to end itself when it leaves the page: timers and listeners (PL-026). */
export function watchLeftovers(container: Element): Watch {
  const isOwn = (target: EventTarget) => target instanceof Node && target !== document && target !== document.body && target !== document.documentElement;
  const watches = [watchTimers(), watchListeners((target) => target === container || isOwn(target))];
  return { end: () => watches.flatMap((watch) => watch.end()) };
}
