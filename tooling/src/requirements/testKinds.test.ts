import { deployedModules, reachesSite, type ImportGraph } from './testKinds';

const graph: ImportGraph = new Map([
  ['mf-search/src/remote.ts', ['mf-search/src/pages/results.tsx']],
  ['mf-search/src/pages/results.tsx', ['mf-search/src/card/Card.tsx']],
  ['mf-search/src/card/Card.tsx', []],
  ['mf-search/src/draft/Draft.tsx', []],
  ['mf-search/src/testing/renderResults.tsx', ['mf-search/src/pages/results.tsx', 'shared-ui/src/testing/index.tsx']],
  ['mf-search/src/card/Card.test.tsx', ['mf-search/src/card/Card.tsx']],
  ['mf-search/src/pages/results.test.tsx', ['mf-search/src/testing/renderResults.tsx']],
  ['mf-search/src/draft/Draft.test.tsx', ['mf-search/src/draft/Draft.tsx', 'mf-search/src/card/Card.tsx']],
  ['mf-search/src/nothing.test.tsx', ['shared-ui/src/testing/index.tsx']],
  ['shell/src/browser/index.ts', ['shell/src/app/toasts/Toasts.tsx']],
  ['shell/src/app/toasts/Toasts.tsx', []],
  ['shell/src/app/toasts/Toasts.test.tsx', ['shell/src/app/toasts/Toasts.tsx']],
  ['shell/src/app/page/Page.test.tsx', ['shell/src/app/toasts/Toasts.tsx', 'shell/src/app/testing/renderShell.tsx']],
  ['shell/src/app/testing/renderShell.tsx', []],
  ['shared-contracts/src/rules/price.test.ts', ['shared-contracts/src/rules/price.ts']],
  ['e2e/tests/search.spec.ts', []],
]);

it.each([
  ['a browser suite', 'e2e/tests/search.spec.ts', true],
  ['a component of a deployed page', 'mf-search/src/card/Card.test.tsx', true],
  ['a deployed page through test support', 'mf-search/src/pages/results.test.tsx', true],
  ['a component that no definition loads', 'mf-search/src/draft/Draft.test.tsx', false],
  ['a part of the shell', 'shell/src/app/toasts/Toasts.test.tsx', true],
  ['the shell around invented remotes', 'shell/src/app/page/Page.test.tsx', false],
  ['nothing of its own package', 'mf-search/src/nothing.test.tsx', false],
  ['a rule of the contract', 'shared-contracts/src/rules/price.test.ts', false],
])('a test of %s reaches the site: %s %s', (_what, file, expected) => {
  expect(reachesSite(file, graph, deployedModules(graph))).toBe(expected);
});
