import { affectedChecks } from './changes';

const NOTHING = { allUnitTests: false, related: [], folders: [], screenshots: false, suites: [], wholeSuites: [] };

it.each([
  ['documents affect nothing', ['README.md', 'docs/adr/0002-versions-and-tools.md'], NOTHING],
  [
    'a source of a remote: its importers and the journey',
    ['mf-forms/src/pages/contact.tsx'],
    { ...NOTHING, related: ['mf-forms/src/pages/contact.tsx'], suites: ['tests/journey'] },
  ],
  ['a stylesheet of a remote: the journey', ['mf-search/src/card/Card.module.css'], { ...NOTHING, suites: ['tests/search-journey'] }],
  ['a unit test: itself', ['mf-forms/src/remote.test.tsx'], { ...NOTHING, related: ['mf-forms/src/remote.test.tsx'] }],
  [
    'a browser suite: itself, also its tests outside of the gate',
    ['e2e/tests/fonts.spec.ts'],
    { ...NOTHING, suites: ['tests/fonts.spec'], wholeSuites: ['fonts'] },
  ],
  [
    'a source of the shell: its importers and every suite',
    ['shell/src/server/index.ts'],
    { ...NOTHING, related: ['shell/src/server/index.ts'], suites: null },
  ],
  [
    'a tenant document: tests of its package and every suite',
    ['shell/tenants/clearmark-cars.json'],
    { ...NOTHING, folders: ['shell/'], suites: null },
  ],
  [
    'the design system: importers, screenshots and every suite',
    ['shared-ui/src/button/Button.tsx'],
    { ...NOTHING, related: ['shared-ui/src/button/Button.tsx'], screenshots: true, suites: null },
  ],
  ['versions of packages: everything', ['package-lock.json'], { ...NOTHING, allUnitTests: true, suites: null }],
])('%s', (_rule, files, expected) => {
  expect(affectedChecks(files)).toEqual(expected);
});
