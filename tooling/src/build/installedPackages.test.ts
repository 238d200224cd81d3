import { installedPackages } from './installedPackages';

const lock = (packages: object) =>
  JSON.stringify({
    packages: {
      '': { name: 'forecourt', version: '0.1.0' },
      'mf-finance': { name: '@forecourt/mf-finance', version: '0.1.0' },
      'node_modules/@forecourt/mf-finance': { resolved: 'mf-finance', link: true },
      'node_modules/yup': { version: '1.7.0', integrity: 'sha512-a' },
      ...packages,
    },
  });

it('PL-057 a version of an own package installs nothing else', () => {
  const own = { 'mf-finance': { name: '@forecourt/mf-finance', version: '0.2.0' } };
  expect(installedPackages(lock(own))).toBe(installedPackages(lock({})));
});

it.each([
  ['another version of a library', { 'node_modules/yup': { version: '1.7.1', integrity: 'sha512-b' } }],
  ['a library of one package', { 'mf-finance/node_modules/yup': { version: '1.6.0', integrity: 'sha512-c' } }],
])('%s is another installation', (_what, packages) => {
  expect(installedPackages(lock(packages))).not.toBe(installedPackages(lock({})));
});
