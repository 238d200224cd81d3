import { controlsIn, copyInput, type Control } from './enteredInput';

/** The server's HTML of one region. */
interface ServerRegion {
  /** Kind and name of the region. */
  key: string;
  element: Element;
  nodes: readonly ChildNode[];
  controls: readonly Control[];
}

/** The regions of the HTML that the server rendered, until React responds in them. */
export interface ServerHtml {
  /**
   * Moves the server's nodes of a region into the placeholder that React displays in their place; false where there are none. React
   * builds a page anew, with placeholders, where somebody else has changed its HTML before hydration.
   */
  showIn(placeholder: Element): boolean;
  /** Called for a region in which React responds now: what the visitor entered into the server's controls goes on in those of React. */
  handOver(region: Element): void;
  /** For a navigation: what is not displayed by now belongs to the page before. */
  clear(): void;
}

const keyOf = ({ dataset }: HTMLElement) => (dataset.page === undefined ? `slot ${dataset.slot}` : `page ${dataset.page}`);

const regionsIn = (root: Element): ServerRegion[] =>
  [...root.querySelectorAll<HTMLElement>('[data-page], [data-slot]')].map((element) => ({
    key: keyOf(element),
    element,
    nodes: [...element.childNodes],
    controls: controlsIn(element),
  }));

/** Reads the regions of the server's HTML in `root`, before React hydrates it. */
export function createServerHtml(root: Element): ServerHtml {
  const waiting = new Set(regionsIn(root));
  const claimed = new WeakMap<Element, ServerRegion>();
  let focused: Element | null = document.activeElement;
  // React stops the event where it cannot respond yet, and dispatches it again later, on an element that may be gone.
  const rememberFocus = ({ target }: FocusEvent) => {
    if (target === document.activeElement) focused = document.activeElement;
  };
  document.addEventListener('focusin', rememberFocus, { capture: true });

  /** The server's HTML of React's region: its own element, or else the first one of the same name that is no longer in the page. */
  function claim(region: HTMLElement): ServerRegion | undefined {
    const key = keyOf(region);
    const all = [...waiting];
    const found =
      claimed.get(region) ??
      all.find(({ element }) => element === region) ??
      all.find((each) => each.key === key && !each.element.isConnected);
    if (found) {
      waiting.delete(found);
      claimed.set(region, found);
    }
    return found;
  }

  return {
    showIn(placeholder) {
      const region = placeholder.parentElement;
      const found = region && claim(region);
      if (!found) return false;
      placeholder.append(...found.nodes);
      if (focused instanceof HTMLElement && placeholder.contains(focused)) focused.focus({ preventScroll: true });
      return true;
    },
    handOver(region) {
      const found = claim(region as HTMLElement);
      claimed.delete(region);
      if (!found || found.nodes.some((node) => node instanceof Element && region.contains(node))) return;
      // React does not update within an effect: it would take back what is entered there.
      queueMicrotask(() => copyInput(found.controls, controlsIn(region), focused));
    },
    clear: () => waiting.clear(),
  };
}
