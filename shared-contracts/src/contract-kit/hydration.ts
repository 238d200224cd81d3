import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { installBrowserStubs, activeObservers } from './browserStubs';
import { watchLeaks } from './leaks';

const HOUR_MS = 3_600_000;
/** Long enough for promises that are resolved already and for work that libraries schedule with a timer of 0 ms. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

/** What the hydration of a part reported, one sentence each. */
export interface Hydration {
  warnings: string[];
  /** Timers, listeners and observers that outlived the part. */
  leaks: string[];
}

let isReady = false;

/**
 * Prepares jsdom as the browser of a new visitor: empty storage, stubs of what jsdom lacks, and the listeners that React
 * adds once per page.
 */
export async function openBrowser(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (isReady) return;
  isReady = true;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  installBrowserStubs();
  const root = await act(() => hydrateRoot(document.createElement('div'), null));
  await act(() => root.unmount());
}

/**
 * Hydrates the server HTML of a part with the clock some hours later and other random numbers, then unmounts it.
 */
export async function hydrate(element: ReactElement): Promise<Hydration> {
  const warnings: string[] = [];
  const consoleError = jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => void warnings.push(words.map(String).join(' ')));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * HOUR_MS);
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const observers = activeObservers();
  const watch = watchLeaks(container);
  try {
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError: (error) => warnings.push(String(error)) }));
    clock.mockRestore();
    random.mockRestore();
    await act(settled);
    await act(async () => root.unmount());
  } finally {
    consoleError.mockRestore();
    container.remove();
  }
  await settled();
  const leaks = watch.end();
  return { warnings, leaks: activeObservers() > observers ? [...leaks, 'observer that was not disconnected'] : leaks };
}
