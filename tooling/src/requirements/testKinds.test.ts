import { deployedModules, proofsOf, type ImportGraph } from './testKinds';

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
  ['a browser suite', 'e2e/tests/search.spec.ts', '', ['site', 'unit']],
  ['a browser suite that releases', 'e2e/tests/search.spec.ts', "await site.forecourt('release', 'mf-search');", ['command', 'site', 'unit']],
  ['a component of a deployed page', 'mf-search/src/card/Card.test.tsx', '', ['site', 'unit']],
  ['a deployed page through test support', 'mf-search/src/pages/results.test.tsx', '', ['site', 'unit']],
  ['a component that no definition loads', 'mf-search/src/draft/Draft.test.tsx', '', ['unit']],
  ['a part of the shell', 'shell/src/app/toasts/Toasts.test.tsx', '', ['site', 'unit']],
  ['the shell around invented remotes', 'shell/src/app/page/Page.test.tsx', '', ['unit']],
  ['nothing of its own package', 'mf-search/src/nothing.test.tsx', '', ['unit']],
  ['a rule of the contract', 'shared-contracts/src/rules/price.test.ts', '', ['unit']],
])('a test of %s proves as much as it reaches', (_what, file, source, expected) => {
  expect([...proofsOf(file, source, graph, deployedModules(graph))].toSorted()).toEqual(expected);
});
