import { affectedShellTests, affectedTests } from './affectedTests';

const affected = (...files: string[]) => affectedTests('mf-finance', { version: '1.2.0', files });

it('PL-057 tests what imports the changed sources of the remote, and says why', () => {
  const own = ['mf-finance/src/calculator/payment.ts', 'mf-finance/src/rates.json'];
  expect(affected(...own, 'mf-finance/README.md', 'mf-forms/src/remote.ts', 'package-lock.json', 'docs/adr/0001.md')).toEqual({
    text: 'those that import 2 files, changed since 1.2.0',
    related: own,
  });
  expect(affected('mf-finance/src/calculator/Calculator.tsx').text).toBe(
    'those that import mf-finance/src/calculator/Calculator.tsx, changed since 1.2.0',
  );
});

it.each([
  ['shared code', 'shared-contracts/src/rules/price.ts'],
  ['a tenant', 'shell/tenants/clearmark-cars.json'],
  ['a dependency', 'package.json'],
  ['what its tests may read as data', 'mf-finance/testing/rates.csv'],
])('PL-057 tests all of the remote after a change of %s, and names it', (_what, file) => {
  expect(affected('mf-finance/src/remote.ts', file)).toEqual({ text: `all, as ${file} has changed since 1.2.0`, related: null });
});

it.each([
  ['another remote', 'mf-forms/src/remote.ts'],
  ['a stylesheet', 'mf-finance/src/calculator/Calculator.module.css'],
  ['a document', 'shared-ui/README.md'],
])('PL-057 tests nothing after a change of %s', (_what, file) => {
  expect(affected(file)).toEqual({ text: 'none, as nothing that they read has changed since 1.2.0', related: [] });
});

it('PL-057 tests all of the remote where the commit of the last version is not here, and before the first version', () => {
  expect(affectedTests('mf-finance', { version: '1.2.0', files: null })).toEqual({
    text: 'all, as this checkout does not have the commit of 1.2.0',
    related: null,
  });
  expect(affectedTests('mf-finance', null)).toEqual({ text: 'all, as this is its first version', related: null });
});

describe('of the shell', () => {
  const ofShell = (...files: string[]) => affectedShellTests({ version: '1.2.0', files });

  it('PL-073 tests what imports the changed sources of shell, contracts and design system', () => {
    const own = ['shared-ui/src/dialog/Dialog.tsx', 'shell/src/app/App.tsx'];
    expect(ofShell(...own, 'mf-forms/src/remote.ts', 'shared-ui/README.md')).toEqual({
      text: 'those that import 2 files, changed since 1.2.0',
      related: own,
    });
    expect(ofShell('mf-forms/src/remote.ts')).toEqual({ text: 'none, as nothing that they read has changed since 1.2.0', related: [] });
  });

  it.each(['shell/tenants/clearmark-cars.json', 'package.json', 'tooling/jest/css-module.cjs'])(
    'PL-073 tests all after a change of %s',
    (file) => {
      expect(ofShell('mf-forms/src/remote.ts', file)).toEqual({ text: `all, as ${file} has changed since 1.2.0`, related: null });
    },
  );

  it('PL-073 tests all before the first version', () => {
    expect(affectedShellTests(null)).toEqual({ text: 'all, as this is its first version', related: null });
  });
});
