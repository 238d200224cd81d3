import path from 'node:path';
import { readSourceModule } from '../../sources/sourceModule';
import { singleUsers } from './singleUsers';

const CONTRACTS = '@forecourt/contracts';
const contracts = {
  'contracts/index.ts':
    "export { distance, type Place } from './distance';\nexport { half, whole } from './numbers';\nexport { stock } from './stock';\nexport { label } from './label';",
  'contracts/distance.ts': 'export const distance = 1;\nexport interface Place {}',
  'contracts/numbers.ts': 'export const half = 0.5;\nexport const whole = half + half;',
  'contracts/stock.ts': "import { label as text } from './label';\nexport const stock = text;",
  'contracts/label.ts': "export const label = 'Stock';",
};

/** Single users of the contracts, where each package has one file with these imports. */
function singleUsersWith(imports: Readonly<Record<string, string>>) {
  const remotes = Object.entries(imports).map(([name, names]) => [`${name}/page.ts`, `import { ${names} } from '${CONTRACTS}';`]);
  const files = { ...contracts, ...(Object.fromEntries(remotes) as Record<string, string>) };
  const sources = {
    modules: new Map(Object.entries(files).map(([file, source]) => [file, readSourceModule(source, file)])),
    entriesOf: () => new Map(),
    resolve: (from: string, file: string) => (from.startsWith('.') ? `${path.join(path.dirname(file), from)}.ts` : null),
  };
  return singleUsers(sources, { file: 'contracts/index.ts', specifier: CONTRACTS });
}

it('names the value that one package alone imports, and no type', () => {
  expect(singleUsersWith({ 'mf-locations': 'distance, stock, type Place', 'mf-search': 'stock' })).toEqual([
    { name: 'distance', file: 'contracts/distance.ts', user: 'mf-locations' },
  ]);
});

it('omits what another part of its own package needs, in its file or under another name', () => {
  expect(singleUsersWith({ 'mf-finance': 'half, label, whole' })).toEqual([
    { name: 'whole', file: 'contracts/numbers.ts', user: 'mf-finance' },
  ]);
});

it('omits what another entry of its own package imports', () => {
  expect(singleUsersWith({ 'mf-finance': 'whole', contracts: 'whole' })).toEqual([]);
});
