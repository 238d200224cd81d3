/** Observers that are still watching; whoever observes has to disconnect. */
const watching = new Set<object>();

class QuietObserver {
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

class QuietMediaQuery extends EventTarget {
  readonly matches = false;
  constructor(readonly media: string) {
    super();
  }
}

/** What the test's browser lacks: observers that see nothing, media that never match, dialogs that open and close. */
export function installBrowserStandIns(): void {
  const missing = (parts: Record<string, unknown>) =>
    Object.assign(globalThis, Object.fromEntries(Object.entries(parts).filter(([name]) => !(name in globalThis))));
  missing({ IntersectionObserver: QuietObserver, ResizeObserver: QuietObserver, matchMedia: (media: string) => new QuietMediaQuery(media) });

  const dialog = HTMLDialogElement.prototype;
  const setOpen = (isOpen: boolean) =>
    function set(this: HTMLDialogElement) {
      this.open = isOpen;
    };
  dialog.show ??= setOpen(true);
  dialog.showModal ??= setOpen(true);
  dialog.close ??= setOpen(false);
  // The test's browser has these, but only to complain that they do nothing.
  window.scrollTo = () => undefined;
  window.print = () => undefined;
}

/** How many observers are still watching. */
export const observersWatching = () => watching.size;
