import type { Release } from '../registry';
import { aRelease } from '../server/rendering/testing/fakeRenderer';
import { pageFiles } from './pageFiles';
import type { ShellAssets } from '../registry/shellRelease';
import { composedRemotes, composedSlots } from '../registry/composed';

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
    'search-box': { js: ['assets/common.js', 'assets/box.js'], css: [], shared: [], version: 1, reserve: '3rem' },
    'latest-cars': { js: ['assets/latest.js'], css: ['assets/latest.css'], shared: [], version: 1, reserve: '3rem' },
  },
});
const forms = aRelease('mf-forms', '2.0.0', {
  entry: 'assets/entry2.js',
  slots: {
    'enquiry-form': {
      js: ['assets/form.js'],
      css: [],
      shared: ['yup', '@forecourt/shared-contracts/schemas', 'react'],
      version: 1,
      reserve: '3rem',
    },
  },
});
const releases: Record<string, Release> = { 'mf-search': search, 'mf-forms': forms };
const releaseOf = (remote: string) => releases[remote];
const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path);

it('PL-050 lists entry, definition and parts of everything that is rendered, each once and in order', () => {
  const files = pageFiles(
    {
      isStandalone: false,
      page: { remote: 'mf-search', id: 'results' },
      slots: [
        { remote: 'mf-search', name: 'search-box', version: 1, hydrate: 'load' as const },
        { remote: 'mf-forms', name: 'enquiry-form', version: 1, hydrate: 'load' as const },
      ],
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
  const files = pageFiles(
    { isStandalone: false, page: null, slots: [{ remote: 'mf-search', name: 'latest-cars', version: 1, hydrate: 'load' as const }] },
    releaseOf,
    assets,
  );
  expect(pathsOf(files.preloads)).toEqual([
    '/_remotes/mf-search/assets/entry.js',
    '/_remotes/mf-search/assets/base.js',
    '/_remotes/mf-search/assets/latest.js',
  ]);
  expect(pageFiles({ isStandalone: false, page: null, slots: [] }, releaseOf, assets)).toEqual({
    styles: assets.styles,
    scripts: assets.scripts,
    preloads: [],
    fonts: {},
  });
});

it('adds the files of bar and start page on a standalone remote only', () => {
  const files = pageFiles({ isStandalone: true, page: null, slots: [] }, releaseOf, assets);
  expect(pathsOf(files.styles)).toEqual(['/_shell/shell.css', '/_shell/standalone.css']);
  expect(pathsOf(files.preloads)).toEqual(['/_shell/standalone.js']);
});

it('PL-042 gives every file of a remote the hash of its release', () => {
  const { preloads, styles } = pageFiles(
    { isStandalone: false, page: { remote: 'mf-search', id: 'results' }, slots: [] },
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
    slots: [
      { remote: 'mf-search', name: 'price-slider', version: 1, hydrate: 'load' as const },
      { remote: 'mf-navigation', name: 'header', version: 1, hydrate: 'load' as const },
    ],
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
      contract: '2.1.0',
    },
  });
});

it('PL-008 composes the slots of the chosen versions, each with its provider and its space', () => {
  const known = { 'mf-search@1.0.0': search, 'mf-forms@2.0.0': forms };
  expect(composedSlots(known, { 'mf-forms': '2.0.0', 'mf-search': '0.1.0' })).toEqual({
    'enquiry-form': { remote: 'mf-forms', reserve: '3rem' },
  });
  const both = { ...known, 'mf-other@1.0.0': aRelease('mf-other', '1.0.0', { slots: search.slots }) };
  const versions = { 'mf-other': '1.0.0', 'mf-search': '1.0.0' };
  expect(composedSlots(both, versions)['search-box']?.remote).toBe('mf-other');
});

it('PL-103 names the files of the version of its props that a page mounts', () => {
  const part = (file: string) => ({ js: [`assets/${file}.js`], css: [], shared: [] });
  const summary = { ...part('summary2'), version: 2, reserve: '0', earlier: { 1: part('summary1') } };
  const finance = aRelease('mf-finance', '1.0.0', { slots: { summary } });
  const files = ['assets/summary1.js', 'assets/summary2.js'].map((name) => [name, { bytes: 1, brotli: 1, integrity: 'sha384-x' }]);
  const withFiles = { ...finance, files: { ...finance.files, ...Object.fromEntries(files) } };
  const mounted = (version: number) =>
    pathsOf(
      pageFiles(
        { isStandalone: false, page: null, slots: [{ remote: 'mf-finance', name: 'summary', version, hydrate: 'load' }] },
        () => withFiles,
        assets,
      ).preloads,
    ).filter((path) => path.includes('summary'));
  expect(mounted(1)).toEqual(['/_remotes/mf-finance/assets/summary1.js']);
  expect(mounted(2)).toEqual(['/_remotes/mf-finance/assets/summary2.js']);
});

it('PL-051 names only the styles of a slot that hydrates when it is visible', () => {
  const shown = (hydrate: 'load' | 'visible') =>
    pageFiles(
      { isStandalone: false, page: null, slots: [{ remote: 'mf-forms', name: 'enquiry-form', version: 1, hydrate }] },
      releaseOf,
      assets,
    );
  expect(shown('visible').preloads).toEqual([]);
  expect(shown('visible').styles).toEqual(shown('load').styles);
  expect(shown('load').preloads.length).toBeGreaterThan(0);
});

it('PL-050 lists the styles of a platform library before those of its remote, and preloads its scripts', () => {
  const shared = { '@forecourt/shared-ui/inputs': [file('/_shell/inputs.css'), file('/_shell/inputs.js')] };
  const release = aRelease('mf-search', '1.0.0', {
    slots: {
      'search-box': {
        js: ['assets/box.js'],
        css: ['assets/box.css'],
        shared: ['@forecourt/shared-ui/inputs'],
        version: 1,
        reserve: '3rem',
      },
    },
  });
  const files = pageFiles(
    { isStandalone: false, page: null, slots: [{ remote: 'mf-search', name: 'search-box', version: 1, hydrate: 'load' as const }] },
    () => release,
    {
      ...assets,
      shared,
    },
  );
  expect(pathsOf(files.styles)).toEqual(['/_shell/shell.css', '/_shell/inputs.css', '/_remotes/mf-search/assets/box.css']);
  expect(pathsOf(files.preloads)).toContain('/_shell/inputs.js');
  expect(pathsOf(files.preloads)).not.toContain('/_shell/inputs.css');
});
