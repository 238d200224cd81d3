import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkImports } from './dependencyCruiser';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-tree-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PACKAGES = ['shared-contracts', 'shared-ui', 'search-engine', 'car-imagery', 'platform-api', 'shell', 'mf-search', 'mf-forms'];

/** A small project with these files. Each package exports src/index.ts and declares every other one and react. */
function plant(files: Record<string, string>): void {
  const write = (file: string, content: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  rmSync(root, { recursive: true, force: true });
  write('package.json', JSON.stringify({ workspaces: PACKAGES }));
  write('node_modules/react/package.json', JSON.stringify({ name: 'react', main: 'index.js' }));
  write('node_modules/react/index.js', '');
  write('node_modules/yup/package.json', JSON.stringify({ name: 'yup', main: 'index.js' }));
  write('node_modules/yup/index.js', '');
  mkdirSync(path.join(root, 'node_modules/@forecourt'));
  const dependencies = { react: '*', ...Object.fromEntries(PACKAGES.map((name) => [`@forecourt/${name}`, '*'])) };
  for (const name of PACKAGES) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@forecourt/${name}`, type: 'module', exports: { '.': './src/index.ts' }, dependencies }),
    );
    write(`${name}/src/index.ts`, 'export const a = 1;');
    symlinkSync(path.join(root, name), path.join(root, 'node_modules/@forecourt', name));
  }
  for (const [file, content] of Object.entries(files)) write(file, content);
}

/** 'rule: file' of each finding. */
const findings = () => [...new Set(checkImports(root).problems.map(({ rule, from }) => `${rule}: ${from}`))].toSorted();

it('PL-003 allows the shared packages, declared libraries and whatever a test needs', () => {
  plant({
    'mf-search/src/page.tsx':
      "import { a } from '@forecourt/shared-contracts';\nimport { a as b } from '@forecourt/shared-ui';\nimport React from 'react';\nimport './local';\nexport const c = <p>{a + b}</p>;",
    'mf-search/src/local.ts': 'export {};',
    'mf-search/src/page.test.tsx': "import { readFileSync } from 'node:fs';\nimport { object } from 'yup';\nimport { c } from './page';",
    'shell/src/main.ts': "import { a } from '@forecourt/shared-ui';",
  });
  expect(findings()).toEqual([]);
});

it('PL-003 refuses an import of each forbidden kind, and names the file', () => {
  plant({
    'mf-search/src/another-remote.ts': "import { a } from '@forecourt/mf-forms';",
    'mf-search/src/a-type-only.ts': "import type { a } from '@forecourt/mf-forms';",
    'mf-search/src/lazy.ts': "export const load = () => import('@forecourt/mf-forms');",
    'mf-search/src/reexport.ts': "export {\n  a,\n} from '@forecourt/mf-forms';",
    'mf-search/src/another.test.ts': "import { a } from '@forecourt/mf-forms';",
    'mf-search/src/shell.ts': "import { a } from '@forecourt/shell';",
    'mf-search/src/back-end.ts': "import { a } from '@forecourt/platform-api';",
    'mf-search/src/path.ts': "import { a } from '../../shared-contracts/src/index';",
    'mf-search/src/private-file.ts': "import { a } from '@forecourt/shared-ui/src/index';",
    'mf-search/src/undeclared.ts': "import { object } from 'yup';",
    'mf-search/src/node-module.ts': "import { readFileSync } from 'node:fs';",
    'shared-contracts/src/remote.ts': "import { a } from '@forecourt/mf-search';",
    'shared-ui/src/back-end.ts': "import { a } from '@forecourt/platform-api';",
    'shell/src/remote.ts': "import { a } from '@forecourt/mf-search';",
    'platform-api/src/components.ts': "import { a } from '@forecourt/shared-ui';",
    'platform-api/src/infrastructure/http/a.ts': "import { cars } from '../../contexts/vehicles';",
    'search-engine/src/library.ts': "import React from 'react';",
    'search-engine/src/contracts.ts': "import { a } from '@forecourt/shared-contracts';",
    'car-imagery/src/engine.ts': "import { a } from '@forecourt/search-engine';",
    'platform-api/src/contexts/vehicles/index.ts': "export { cars } from './cars';",
    'platform-api/src/contexts/vehicles/cars.ts': "import { demo } from '../../../demo/demo';\nexport const cars = demo;",
    'platform-api/src/contexts/site/map.ts': "import { cars } from '../vehicles/cars';",
    'platform-api/src/contexts/site/map.test.ts': "import type { cars } from '../vehicles/cars';",
    'platform-api/src/contexts/site/offers.ts': "import { cars } from '../vehicles';",
    'platform-api/src/app/app.ts': "import { cars } from '../contexts/vehicles/cars';",
    'platform-api/src/contexts/site/plugin.ts': "import { app } from '../../app/composed';",
    'platform-api/src/app/composed.ts': 'export const app = 1;',
    'platform-api/demo/demo.ts': 'export const demo = [];',
  });
  expect(findings()).toEqual([
    'car-imagery-alone: car-imagery/src/engine.ts',
    'contexts-are-composed: platform-api/src/contexts/site/plugin.ts',
    'contexts-by-interface-of-each-other: platform-api/src/contexts/site/map.test.ts',
    'contexts-by-interface-of-each-other: platform-api/src/contexts/site/map.ts',
    'contexts-by-interface: platform-api/src/app/app.ts',
    'declared: mf-search/src/undeclared.ts',
    'infrastructure-knows-no-context: platform-api/src/infrastructure/http/a.ts',
    'no-demonstration-data: platform-api/src/contexts/vehicles/cars.ts',
    'no-folder-circle: .',
    'no-folder-circle: platform-api/src',
    'no-node-in-browsers: mf-search/src/node-module.ts',
    'no-path-into-another-package: mf-search/src/path.ts',
    'packages-of-car-imagery: car-imagery/src/engine.ts',
    'packages-of-mf-x: mf-search/src/a-type-only.ts',
    'packages-of-mf-x: mf-search/src/another-remote.ts',
    'packages-of-mf-x: mf-search/src/another.test.ts',
    'packages-of-mf-x: mf-search/src/back-end.ts',
    'packages-of-mf-x: mf-search/src/lazy.ts',
    'packages-of-mf-x: mf-search/src/reexport.ts',
    'packages-of-mf-x: mf-search/src/shell.ts',
    'packages-of-platform-api: platform-api/src/components.ts',
    'packages-of-search-engine: search-engine/src/contracts.ts',
    'packages-of-shared-contracts: shared-contracts/src/remote.ts',
    'packages-of-shared-ui: shared-ui/src/back-end.ts',
    'packages-of-shell: shell/src/remote.ts',
    'resolvable: mf-search/src/private-file.ts',
    'search-engine-alone: search-engine/src/contracts.ts',
    'search-engine-alone: search-engine/src/library.ts',
  ]);
});

it('PL-003 finds circles between files, of types too', () => {
  plant({
    'mf-forms/src/a.ts': "import type { B } from './b';\nexport interface A { b: B }",
    'mf-forms/src/b.ts': "import type { A } from './a';\nexport interface B { a: A }",
  });
  expect(findings()).toEqual(['no-file-circle: mf-forms/src/a.ts', 'no-folder-circle: mf-forms/src']);
});

it('PL-003 finds circles between the children of a folder that no chain of files closes', () => {
  plant({
    // Two folders, by different files of each.
    'mf-search/src/cards/card.ts': "import { b } from '../lists/size';\nexport const a = b;",
    'mf-search/src/cards/size.ts': 'export const size = 1;',
    'mf-search/src/lists/list.ts': "import { size } from '../cards/size';\nexport const c = size;",
    'mf-search/src/lists/size.ts': 'export const b = 2;',
    // A file and a folder beside it, by a type.
    'mf-forms/src/form/form.ts': "import { rows } from './rows/rows';\nexport interface Form { rows: typeof rows }",
    'mf-forms/src/form/rows/rows.ts': 'export const rows = [];',
    'mf-forms/src/form/rows/row.ts': "import type { Form } from '../form';\nexport interface Row { form: Form }",
    // Three folders in a ring.
    'shell/src/a/from.ts': "import { b } from '../b/to';\nexport const a = b;",
    'shell/src/a/to.ts': 'export const a = 1;',
    'shell/src/b/from.ts': "import { c } from '../c/to';\nexport const b = c;",
    'shell/src/b/to.ts': 'export const b = 1;',
    'shell/src/c/from.ts': "import { a } from '../a/to';\nexport const c = a;",
    'shell/src/c/to.ts': 'export const c = 1;',
    // Tests may import anything, and one way is no circle.
    'mf-search/src/prices/price.ts': "import { size } from '../cards/size';\nexport const price = size;",
    'mf-search/src/cards/card.test.ts': "import { price } from '../prices/price';",
  });
  expect(checkImports(root).problems.map(({ rule, text }) => [rule, ...text.split('\n')])).toEqual([
    [
      'no-folder-circle',
      'mf-forms/src/form: form.ts, rows',
      '    mf-forms/src/form/form.ts → mf-forms/src/form/rows/rows.ts',
      '    mf-forms/src/form/rows/row.ts → mf-forms/src/form/form.ts',
    ],
    [
      'no-folder-circle',
      'mf-search/src: cards, lists',
      '    mf-search/src/cards/card.ts → mf-search/src/lists/size.ts',
      '    mf-search/src/lists/list.ts → mf-search/src/cards/size.ts',
    ],
    [
      'no-folder-circle',
      'shell/src: a, b, c',
      '    shell/src/a/from.ts → shell/src/b/to.ts',
      '    shell/src/b/from.ts → shell/src/c/to.ts',
      '    shell/src/c/from.ts → shell/src/a/to.ts',
    ],
  ]);
});

it('refuses test support in production code', () => {
  plant({
    'mf-search/src/testing/aSearch.ts': 'export const search = 1;',
    'mf-search/src/search.ts': "import { search } from './testing/aSearch';\nexport const one = search;",
    'mf-search/src/search.test.ts': "import { search } from './testing/aSearch';\nexpect(search).toBe(1);",
  });
  expect(findings()).toEqual(['no-test-support: mf-search/src/search.ts']);
});
