import type { Release } from '../registry';
import { aRelease } from '../server/rendering/testing/fakeRenderer';
import { pageFiles } from './pageFiles';
import { composedRemotes, type ShellAssets } from './protocol';

const file = (path: string) => ({ path, integrity: `sha384-of-${path}` });
const assets: ShellAssets = {
  scripts: [file('/_shell/libraries.js'), file('/_shell/shell.js')],
  styles: [file('/_shell/shell.css')],
  shared: { yup: [file('/_shell/yup.js')], '@forecourt/shared-contracts/schemas': [file('/_shell/schemas.js'), file('/_shell/yup.js')] },
  standalone: [file('/_shell/standalone.js'), file('/_shell/standalone.css')],
  fonts: {},
};
const search = aRelease('mf-search', '1.0.0', {
  base: { js: ['assets/base.js'], css: ['assets/base.css'], shared: [] },
  pages: { results: { js: ['assets/common.js', 'assets/results.js'], css: ['assets/results.css'], shared: [] } },
  slots: {
    'search-box': { js: ['assets/common.js', 'assets/box.js'], css: [], shared: [], props: 1 },
    'latest-cars': { js: ['assets/latest.js'], css: ['assets/latest.css'], shared: [], props: 1 },
  },
});
const forms = aRelease('mf-forms', '2.0.0', {
  entry: 'assets/entry2.js',
  slots: { 'enquiry-form': { js: ['assets/form.js'], css: [], shared: ['yup', '@forecourt/shared-contracts/schemas', 'react'], props: 1 } },
});
const releases: Record<string, Release> = { 'mf-search': search, 'mf-forms': forms };
const releaseOf = (remote: string) => releases[remote];
const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path);

it('PL-050 lists entry, definition and parts of everything that is rendered, each once and in order', () => {
  const files = pageFiles(
    {
      isStandalone: false,
      page: { remote: 'mf-search', id: 'results' },
      slots: new Map([['search-box', 'load'] as const, ['enquiry-form', 'load'] as const]),
    },
    releaseOf,
    assets,
  );
  expect(pathsOf(files.preloads)).toEqual([
    '/_remotes/mf-search/assets/entry.js',
    '/_remotes/mf-search/assets/base.js',
    '/_remotes/mf-search/assets/common.js',
    '/_remotes/mf-search/assets/results.js',
    '/_remotes/mf-search/assets/box.js',
    '/_remotes/mf-forms/assets/entry2.js',
    '/_remotes/mf-forms/assets/form.js',
    '/_shell/yup.js',
    '/_shell/schemas.js',
  ]);
  expect(pathsOf(files.styles)).toEqual([
    '/_shell/shell.css',
    '/_remotes/mf-search/assets/base.css',
    '/_remotes/mf-search/assets/results.css',
  ]);
  expect(files.scripts).toEqual(assets.scripts);
});

it('PL-002 names nothing of a page or slot that does not show', () => {
  const files = pageFiles({ isStandalone: false, page: null, slots: new Map([['latest-cars', 'load'] as const]) }, releaseOf, assets);
  expect(pathsOf(files.preloads)).toEqual([
    '/_remotes/mf-search/assets/entry.js',
    '/_remotes/mf-search/assets/base.js',
    '/_remotes/mf-search/assets/latest.js',
  ]);
  expect(pageFiles({ isStandalone: false, page: null, slots: new Map() }, releaseOf, assets)).toEqual({
    styles: assets.styles,
    scripts: assets.scripts,
    preloads: [],
    fonts: {},
  });
});

it('adds the files of bar and start page on a standalone remote only', () => {
  const files = pageFiles({ isStandalone: true, page: null, slots: new Map() }, releaseOf, assets);
  expect(pathsOf(files.styles)).toEqual(['/_shell/shell.css', '/_shell/standalone.css']);
  expect(pathsOf(files.preloads)).toEqual(['/_shell/standalone.js']);
});

it('PL-042 gives every file of a remote the hash of its release', () => {
  const { preloads, styles } = pageFiles(
    { isStandalone: false, page: { remote: 'mf-search', id: 'results' }, slots: new Map() },
    releaseOf,
    assets,
  );
  expect(preloads[0]?.integrity).toBe('sha384-mf-search-assets/entry.js');
  expect([...preloads, ...styles].filter(({ integrity }) => integrity === '')).toEqual([]);
});

it('names nothing of a remote without a release, and of a page or slot that its version does not have', () => {
  const shown = {
    isStandalone: false,
    page: { remote: 'mf-finance', id: 'application' },
    slots: new Map([['price-slider', 'load'] as const, ['header', 'load'] as const]),
  };
  expect(pageFiles(shown, releaseOf, assets).preloads).toEqual([]);
});

it('PL-008 composes exactly the chosen versions, with what each offers', () => {
  const known = { 'mf-search@1.0.0': search, 'mf-search@0.9.0': { ...search, version: '0.9.0' }, 'mf-forms@2.0.0': forms };
  expect(composedRemotes(known, { 'mf-search': '1.0.0', 'mf-forms': '3.0.0' }, '/_remotes')).toEqual({
    'mf-search': {
      version: '1.0.0',
      container: 'mf_search_b1',
      entry: '/_remotes/mf-search/assets/entry.js',
      integrity: 'sha384-mf-search-assets/entry.js',
      contract: '2.0.0',
      slots: ['search-box', 'latest-cars'],
    },
  });
});

it('PL-051 names only the styles of a slot that hydrates when it is visible', () => {
  const shown = (hydrate: 'load' | 'visible') =>
    pageFiles({ isStandalone: false, page: null, slots: new Map([['enquiry-form', hydrate] as const]) }, releaseOf, assets);
  expect(shown('visible').preloads).toEqual([]);
  expect(shown('visible').styles).toEqual(shown('load').styles);
  expect(shown('load').preloads.length).toBeGreaterThan(0);
});

it('PL-050 lists the styles of a platform library before those of its remote, and preloads its scripts', () => {
  const shared = { '@forecourt/shared-ui/inputs': [file('/_shell/inputs.css'), file('/_shell/inputs.js')] };
  const release = aRelease('mf-search', '1.0.0', {
    slots: { 'search-box': { js: ['assets/box.js'], css: ['assets/box.css'], shared: ['@forecourt/shared-ui/inputs'], props: 1 } },
  });
  const files = pageFiles({ isStandalone: false, page: null, slots: new Map([['search-box', 'load'] as const]) }, () => release, {
    ...assets,
    shared,
  });
  expect(pathsOf(files.styles)).toEqual(['/_shell/shell.css', '/_shell/inputs.css', '/_remotes/mf-search/assets/box.css']);
  expect(pathsOf(files.preloads)).toContain('/_shell/inputs.js');
  expect(pathsOf(files.preloads)).not.toContain('/_shell/inputs.css');
});
