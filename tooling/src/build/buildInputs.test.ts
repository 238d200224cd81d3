import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBuild, recordInputs } from './buildInputs';

let root: string;
const file = (name: string) => path.join(root, name);
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), content);
};
const builds = () => file('.forecourt/builds/mf-search');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-inputs-'));
  write('mf-search/src/page.tsx', 'page');
  write('mf-search/src/unused.tsx', 'unused');
  write('mf-search/package.json', '{"name":"mf-search","version":"1.0.0"}');
  mkdirSync(path.join(builds(), 'b1'), { recursive: true });
  write('.forecourt/e2e/sources/page.tsx', 'copied');
  const fileDependencies = [
    'mf-search/src/page.tsx',
    '.forecourt/e2e/sources/page.tsx',
    'mf-search/package.json',
    'node_modules/react/index.js',
  ].map(file);
  recordInputs(
    path.join(builds(), 'b1'),
    [{ compilation: { fileDependencies, missingDependencies: [file('mf-search/src/page.ts')] } }],
    { contract: '1.0.0' },
    root,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const found = (facts: object = { contract: '1.0.0' }) => findBuild(builds(), facts, root);

it('PL-057 finds the build of sources that have not changed', () => {
  expect(found()).toBe(path.join(builds(), 'b1'));
});

it.each<[string, () => void]>([
  ['a file that the build did not read', () => write('mf-search/src/unused.tsx', 'changed')],
  ['the version of the package', () => write('mf-search/package.json', '{"name":"mf-search","version":"1.1.0"}')],
])('PL-057 a change of %s needs no new build', (_what, change) => {
  change();
  expect(found()).toBe(path.join(builds(), 'b1'));
});

it.each<[string, () => void]>([
  ['a file that the build read', () => write('mf-search/src/page.tsx', 'changed')],
  ['a source in a folder of tests', () => write('.forecourt/e2e/sources/page.tsx', 'changed')],
  ['the removal of such a file', () => rmSync(file('mf-search/src/page.tsx'))],
  ['a file that takes the place of one that was read', () => write('mf-search/src/page.ts', 'first')],
  ['the dependencies of the package', () => write('mf-search/package.json', '{"name":"mf-search","dependencies":{"yup":"*"}}')],
])('a change of %s needs a new build', (_what, change) => {
  change();
  expect(found()).toBeNull();
});

it('a change of the contract needs a new build', () => {
  expect(found({ contract: '1.1.0' })).toBeNull();
});
