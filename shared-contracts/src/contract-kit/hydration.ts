import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { installBrowserStandIns, observersWatching } from './browserStandIns';
import { watchLeftovers } from './leftovers';

const HOUR_MS = 3_600_000;
/** Long enough for answers that are there at once, and for what libraries put off to the next moment. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

/** What a first view in the browser met, one sentence each. */
export interface Hydration {
  warnings: string[];
  /** What was still there after the part had left. */
  leftovers: string[];
}

let isReady = false;

/**
 * A browser as a visitor has it: nothing stored, what the test's browser lacks stood in for, and the listeners there that
 * React keeps for the life of a page.
 */
export async function openBrowser(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (isReady) return;
  isReady = true;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  installBrowserStandIns();
  const root = await act(() => hydrateRoot(document.createElement('div'), null));
  await act(() => root.unmount());
}

/**
 * Takes over the HTML of a part as a browser does, some hours after the server made it, and takes the part away again
 * (PL-026).
 */
export async function hydrate(element: ReactElement): Promise<Hydration> {
  const warnings: string[] = [];
  const complaint = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void warnings.push(words.map(String).join(' ')));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * HOUR_MS);
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const observers = observersWatching();
  const watch = watchLeftovers(container);
  try {
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError: (error) => warnings.push(String(error)) }));
    clock.mockRestore();
    random.mockRestore();
    await act(settled);
    await act(async () => root.unmount());
  } finally {
    complaint.mockRestore();
    container.remove();
  }
  await settled();
  const leftovers = watch.end();
  return { warnings, leftovers: observersWatching() > observers ? [...leftovers, 'observer that was not disconnected'] : leftovers };
}
