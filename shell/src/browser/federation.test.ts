import type { Composition } from '../app/composition/composition';
import { browserDefinitions } from './federation';

const remote = (name: string): Composition['remotes'][string] => ({
  version: '1.0.0',
  container: `container_${name}`,
  entry: `/_remotes/${name}/assets/entry.js`,
  integrity: `sha384-${name}`,
  pages: [],
  slots: [],
});
const composition: Composition = { revision: 1, standalone: null, remotes: { 'mf-search': remote('mf-search'), 'mf-forms': remote('mf-forms') } };

/** Scripts that wait for their answer; the browser of these tests fetches none. */
const scripts = () => [...document.querySelectorAll('script')];

function arrive(script: HTMLScriptElement, name: string): void {
  Object.assign(globalThis, { [`container_${name}`]: { get: async () => () => ({ default: { name } }) } });
  script.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/_remotes/mf-search/assets/entry.js">';
});

it('PL-053 runs the entries that the HTML names at once, and others when they are asked for', async () => {
  const definitionOf = browserDefinitions(composition);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/_remotes/mf-search/assets/entry.js']);
  arrive(scripts()[0] as HTMLScriptElement, 'mf-search');
  await expect(definitionOf('mf-search')).resolves.toEqual({ name: 'mf-search' });

  const forms = definitionOf('mf-forms');
  arrive(scripts()[0] as HTMLScriptElement, 'mf-forms');
  await expect(forms).resolves.toEqual({ name: 'mf-forms' });
});

it('PL-042 lets the browser check each entry against the hash of the composition', () => {
  browserDefinitions(composition);
  expect(scripts()[0]?.integrity).toBe('sha384-mf-search');
  expect(scripts()[0]?.crossOrigin).toBe('anonymous');
});

it('PL-004 asks again for an entry that failed', async () => {
  const definitionOf = browserDefinitions(composition);
  const first = definitionOf('mf-search');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/_remotes/mf-search/assets/entry.js could not be loaded');

  const second = definitionOf('mf-search');
  arrive(scripts()[0] as HTMLScriptElement, 'mf-search');
  await expect(second).resolves.toEqual({ name: 'mf-search' });
});
