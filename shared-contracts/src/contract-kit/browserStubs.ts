/** Observers that are not disconnected. */
const watching = new Set<object>();

class StubObserver {
  observe() {
    watching.add(this);
  }
  unobserve() {
    watching.delete(this);
  }
  disconnect() {
    watching.delete(this);
  }
  takeRecords() {
    return [];
  }
}

class StubMediaQuery extends EventTarget {
  readonly matches = false;
  constructor(readonly media: string) {
    super();
  }
}

/** Stubs of what jsdom lacks: observers that never fire, media queries that never match, dialogs that open and close. */
export function installBrowserStubs(): void {
  const missing = (parts: Record<string, unknown>) =>
    Object.assign(globalThis, Object.fromEntries(Object.entries(parts).filter(([name]) => !(name in globalThis))));
  missing({ IntersectionObserver: StubObserver, ResizeObserver: StubObserver, matchMedia: (media: string) => new StubMediaQuery(media) });

  const dialog = HTMLDialogElement.prototype;
  const setOpen = (isOpen: boolean) =>
    function set(this: HTMLDialogElement) {
      this.open = isOpen;
    };
  dialog.show ??= setOpen(true);
  dialog.showModal ??= setOpen(true);
  dialog.close ??= setOpen(false);
  // jsdom has these, but they only log 'not implemented'.
  window.scrollTo = () => undefined;
  window.print = () => undefined;
}

/** How many observers are not disconnected. */
export const activeObservers = () => watching.size;
