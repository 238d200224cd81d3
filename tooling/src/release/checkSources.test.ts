import { affectedTests } from './checkSources';

const affected = (...files: string[]) => affectedTests('mf-finance', files);

it('PL-057 tests what imports the changed sources of the remote', () => {
  const own = ['mf-finance/src/calculator/payment.ts', 'mf-finance/src/calculator/Calculator.tsx'];
  expect(affected(...own, 'mf-finance/README.md', 'mf-forms/src/remote.ts', 'package-lock.json', 'docs/adr/0001.md')).toEqual({
    text: 'of 2 changed files',
    related: own,
  });
});

it.each([
  ['shared code', ['mf-finance/src/remote.ts', 'shared-contracts/src/rules/price.ts']],
  ['a tenant', ['mf-finance/src/remote.ts', 'shell/tenants/clearmark-cars.json']],
  ['a dependency', ['mf-finance/src/remote.ts', 'package.json']],
  ['what its tests read as data', ['mf-finance/src/rates.json']],
  ['nothing of it', ['mf-forms/src/remote.ts']],
])('PL-057 tests all of the remote after a change of %s', (_what, files) => {
  expect(affected(...files)).toEqual({ text: 'all', related: null });
});

it('PL-057 tests all of the remote where the commit of the last version is not known', () => {
  expect(affectedTests('mf-finance', null)).toEqual({ text: 'all', related: null });
});
