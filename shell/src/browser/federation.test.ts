/** @jest-environment jsdom */
import type { Composition } from '../app/composition/composition';
import { arrivalOf } from '../app/remotes/lateCode';
import { browserDefinitions } from './federation';

const remote = (name: string): Composition['remotes'][string] => ({
  version: '1.0.0',
  container: `container_${name}`,
  entry: `/_remotes/${name}/assets/entry.js`,
  integrity: `sha384-${name}`,
  contract: '2.0.0',
});
const composition: Composition = {
  revision: 1,
  standalone: null,
  remotes: { 'mf-search': remote('mf-search'), 'mf-forms': remote('mf-forms') },
  slots: {},
  routes: { open: [], closed: [] },
};

/** Scripts that load; jsdom fetches none. */
const scripts = () => [...document.querySelectorAll('script')];

function finishLoading(script: HTMLScriptElement, name: string): void {
  Object.assign(globalThis, { [`container_${name}`]: { get: async () => () => ({ default: { name } }) } });
  script.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/_remotes/mf-search/assets/entry.js">';
});

it('executes preloaded entries at once, and others when they are requested', async () => {
  const definitionOf = browserDefinitions(composition);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/_remotes/mf-search/assets/entry.js']);
  finishLoading(scripts()[0] as HTMLScriptElement, 'mf-search');
  await expect(definitionOf('mf-search')).resolves.toEqual({ name: 'mf-search' });

  const forms = definitionOf('mf-forms');
  finishLoading(scripts()[0] as HTMLScriptElement, 'mf-forms');
  await expect(forms).resolves.toEqual({ name: 'mf-forms' });
});

it('PL-042 sets the integrity of each entry from the composition', () => {
  browserDefinitions(composition);
  expect(scripts()[0]?.integrity).toBe('sha384-mf-search');
  expect(scripts()[0]?.crossOrigin).toBe('anonymous');
});

it('requests an entry before the pictures that wait for a connection', () => {
  browserDefinitions(composition);
  expect(scripts()[0]?.fetchPriority).toBe('high');
});

it('PL-027 an entry that takes too long is an error that knows when it arrives after all', async () => {
  jest.useFakeTimers();
  try {
    const late = browserDefinitions(composition)('mf-search').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    const error = await late;
    expect(error).toMatchObject({ message: '/_remotes/mf-search/assets/entry.js did not load within 10 s' });

    const arrived = jest.fn();
    const arrival = arrivalOf(new Error('mf-search is not available', { cause: error }))?.then(arrived);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(arrived).not.toHaveBeenCalled();
    finishLoading(scripts()[0] as HTMLScriptElement, 'mf-search');
    await arrival;
    expect(arrived).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

it('requests an entry again after it failed', async () => {
  const definitionOf = browserDefinitions(composition);
  const first = definitionOf('mf-search');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/_remotes/mf-search/assets/entry.js could not be loaded');

  const second = definitionOf('mf-search');
  finishLoading(scripts()[0] as HTMLScriptElement, 'mf-search');
  await expect(second).resolves.toEqual({ name: 'mf-search' });
});
