import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../../workspace';
import { remoteServerConfig } from '../webpack/remote';
import { runWebpack } from '../webpack/run';
import { releaseUses } from './releaseUses';
import { UsesPlugin } from './UsesPlugin';

let folder: string;
beforeEach(() => {
  // Within the project, so that it finds the project's packages.
  mkdirSync(inState('tmp'), { recursive: true });
  folder = mkdtempSync(inState('tmp', 'uses-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a remote uses whose one page is this module; other modules by their file. */
async function usesOf(page: string, others: Readonly<Record<string, string>> = {}) {
  const definition =
    "import { defineRemote, page } from '@forecourt/shared-contracts';\nexport default defineRemote({ name: 'mf-test', pages: { only: page(() => import('./page'), { title: 'Only', routes: {} }) }, slots: {} });";
  for (const [file, source] of Object.entries({ 'remote.ts': definition, 'page.tsx': page, ...others }))
    writeFileSync(path.join(folder, 'src', file), source);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-test', version: '1.0.0' }));
  const plugin = new UsesPlugin();
  const config = remoteServerConfig({ remote: 'mf-test', folder, container: 'mf_test_b1', outDir: path.join(folder, 'dist') });
  await runWebpack({ ...config, cache: false, plugins: [...(config.plugins ?? []), plugin] });
  return releaseUses([plugin.uses]);
}

it('PL-074 finds each slot that a build mounts, with the version of its props and whether the page can do without', async () => {
  const { mounts } = await usesOf(
    `import { Slot } from '@forecourt/shared-contracts';
    import { Late } from './late';
    import { chat } from './chat.mjs';
    const placed = Slot;
    export const Component = ({ isHome, ...rest }) => <main>
      <Slot name="reviews" {...rest} fallback={null} />
      <Slot name="header" version={2} />
      <Slot name="header" />
      <Slot name={isHome ? 'latest-cars' : 'price-slider'} hydrate="visible" fallback={<p>Later</p>} />
      {placed({ name: 'of-a-document' })}{chat()}
      <Other name="no-slot" />
      <Late />
    </main>;
    const Other = () => null;`,
    {
      'late.tsx': `import { Slot as Mounted } from '@forecourt/shared-contracts'; export const Late = () => <Mounted name="reviews" />;`,
      // As an installed package has it.
      'chat.mjs': `import { jsx } from 'react/jsx-runtime'; import { Slot } from '@forecourt/shared-contracts'; export const chat = () => jsx(Slot, { name: 'chat' });`,
      'orphan.tsx': `import { Slot } from '@forecourt/shared-contracts'; export const Orphan = () => <Slot name="footer" />;`,
    },
  );
  expect(mounts).toEqual([
    { slot: 'chat', version: 1, hasFallback: false },
    { slot: 'header', version: 1, hasFallback: false },
    { slot: 'header', version: 2, hasFallback: false },
    { slot: 'latest-cars', version: 1, hasFallback: true },
    { slot: 'price-slider', version: 1, hasFallback: true },
    { slot: 'reviews', version: 1, hasFallback: false },
  ]);
});

it('PL-073 finds the fields of documents that a build may read, by the names of properties', async () => {
  const { fields } = await usesOf(
    `import { usePlatform, useSite, useSwitches } from '@forecourt/shared-contracts';
    export const Component = () => {
      const { abn, theme } = useSite();
      const switches = useSwitches();
      return <p title={theme.corner}>{abn}{switches.fleetEnabled}{usePlatform().site?.tagline}{switches['review' + 'sEnabled']}</p>;
    };`,
    { 'orphan.tsx': 'export const email = (site) => site.email;' },
  );
  expect(fields).toEqual(['abn', 'switches.fleetEnabled', 'tagline', 'theme', 'theme.corner']);
});

it('PL-074 finds each route that a build links to, and whether the link is left out where it is not deployed', async () => {
  const { links } = await usesOf(
    `import { useLinks, usePlatform } from '@forecourt/shared-contracts';
    export const Component = () => {
      const to = useLinks();
      const platform = usePlatform();
      return <nav>{[to('search.results', { query: 'a.b' }), to.ifDeployed('forms.contact'), platform.to('vehicle.detail', { slug: 'c.d' })]}
        {to.ifDeployed('search.results')} {useLinks()('shell.home')} {to.follow('/x')}</nav>;
    };
    export const loader = ({ to }) => to.ifDeployed('locations.list') ?? to('no route');`,
  );
  expect(links).toEqual([
    { route: 'forms.contact', ifDeployed: true },
    { route: 'locations.list', ifDeployed: true },
    { route: 'search.results', ifDeployed: false },
    { route: 'shell.home', ifDeployed: false },
    { route: 'vehicle.detail', ifDeployed: false },
  ]);
});

it('PL-074 finds the names that a build takes of each library, and of one that it takes as a whole none', async () => {
  const { names } = await usesOf(
    `import react, { useState } from 'react';
    import * as contracts from '@forecourt/shared-contracts';
    import * as ui from '@forecourt/shared-ui';
    import { helper } from './helper';
    export { Fragment } from 'react';
    export const Component = () => <p ref={ui.PageArea}>{contracts[react.version]} {useState(0)} {helper()}</p>;`,
    {
      'helper.ts': `import { useMemo, useRef } from 'react'; import { createPortal } from 'react-dom';
      export const helper = () => useMemo(() => 1, []); export const unused = () => [createPortal, useRef];`,
    },
  );
  expect(names).toEqual({
    '@forecourt/shared-contracts': ['defineRemote', 'page'],
    '@forecourt/shared-ui': ['PageArea'],
    react: ['Fragment', 'useMemo', 'useState'],
    'react-dom': [],
    'react/jsx-runtime': ['jsxs'],
  });
});
