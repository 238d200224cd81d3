import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace';
import { boundaryProblems } from './importBoundaries';
import { importsOf } from './importsOf';

it('PL-003 no package of this project imports what it may not', () => {
  expect(boundaryProblems(ROOT)).toEqual([]);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-tree-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const PACKAGES: Record<string, { exports?: Record<string, string>; dependencies?: Record<string, string> }> = {
  'shared-contracts': { exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' } },
  'shared-ui': { exports: { '.': './src/index.ts', './car-imagery': './src/car-imagery.ts' }, dependencies: { '@forecourt/shared-contracts': '*', 'react-router-dom': '*' } },
  'server-kit': { exports: { '.': './src/index.ts' } },
  'platform-api': { exports: { '.': './src/index.ts' }, dependencies: { '@forecourt/shared-ui': '*', '@forecourt/shared-contracts': '*', '@forecourt/shell': '*' } },
  shell: { exports: { './registry': './src/registry/index.ts' }, dependencies: { '@forecourt/platform-api': '*', '@forecourt/mf-search': '*' } },
  tooling: { dependencies: { '@forecourt/shell': '*', '@forecourt/platform-api': '*' } },
  e2e: { dependencies: { '@forecourt/platform-api': '*' } },
  'mf-search': {
    exports: { '.': './src/remote.ts' },
    dependencies: { '@forecourt/shared-contracts': '*', '@forecourt/shared-ui': '*', '@forecourt/mf-forms': '*', '@forecourt/shell': '*', '@forecourt/platform-api': '*', react: '*', 'react-router-dom': '*' },
  },
  'mf-forms': { exports: { '.': './src/remote.ts' } },
};

/** A small project whose packages are as above, with these files in it. */
function plant(files: Record<string, string>, over: { root?: object; packages?: typeof PACKAGES } = {}): string[] {
  const put = (file: string, content: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const dependencies = { react: '19.3.1', 'react-router-dom': '7.18.5', yup: '1.7.1' };
  put('package.json', JSON.stringify({ workspaces: Object.keys(PACKAGES), dependencies, devDependencies: { jest: '30.5.2' }, ...over.root }));
  for (const [name, manifest] of Object.entries({ ...PACKAGES, ...over.packages })) {
    put(`${name}/package.json`, JSON.stringify({ name: `@forecourt/${name}`, ...manifest }));
    for (const file of Object.values(PACKAGES[name]?.exports ?? {})) put(`${name}/${file}`, '');
  }
  put('shell/src/platform/router.ts', "export {\n  Link,\n  useParams,\n} from '../router';");
  for (const [file, content] of Object.entries(files)) put(file, content);
  return boundaryProblems(root);
}

it('PL-003 lets what is allowed pass', () => {
  expect(
    plant({
      'mf-search/src/remote.ts': "import { defineRemote } from '@forecourt/shared-contracts';\nimport { Button } from '@forecourt/shared-ui';\nimport { Link, type To, useParams as params } from 'react-router-dom';\nimport './a';",
      'mf-search/src/a.test.ts': "import { it } from 'jest';\nimport { MemoryRouter } from 'react-router-dom';\nimport { readFileSync } from 'node:fs';",
      'platform-api/src/index.ts': "import { drawCar } from '@forecourt/shared-ui/car-imagery';\nimport { readFile } from 'node:fs/promises';",
      'tooling/src/start.ts': "import { startPlatformApi } from '@forecourt/platform-api';\nimport { changeRegistry } from '@forecourt/shell/registry';",
      'e2e/tests/lead.ts': "import { openDatabase } from '@forecourt/platform-api';",
    }),
  ).toEqual([]);
});

it.each([
  ['a remote from another remote', 'mf-search/src/a.ts', "import forms from '@forecourt/mf-forms';", /mf-search may not import @forecourt\/mf-forms; it may import shared-contracts, shared-ui/],
  ['a remote from the shell', 'mf-search/src/a.ts', "import { startShell } from '@forecourt/shell/registry';", /mf-search may not import @forecourt\/shell/],
  ['a remote from the back end', 'mf-search/src/a.ts', "import { stock } from '@forecourt/platform-api';", /mf-search may not import @forecourt\/platform-api/],
  ['a type only', 'mf-search/src/a.ts', "import type { Form } from '@forecourt/mf-forms';", /may not import/],
  ['a lazy import', 'mf-search/src/a.ts', "export const load = () => import('@forecourt/mf-forms');", /may not import/],
  ['a re-export over lines', 'mf-search/src/a.ts', "export {\n  a,\n  b,\n} from '@forecourt/mf-forms';", /may not import/],
  ['the same in a test', 'mf-search/src/a.test.ts', "import forms from '@forecourt/mf-forms';", /may not import/],
  ['the shell from the back end', 'shell/src/a.ts', "import { stock } from '@forecourt/platform-api';", /shell may not import @forecourt\/platform-api/],
  ['the shell from a remote', 'shell/src/a.ts', "import search from '@forecourt/mf-search';", /shell may not import @forecourt\/mf-search/],
  ['the back end from the shell', 'platform-api/src/a.ts', "import { changeRegistry } from '@forecourt/shell/registry';", /platform-api may not import @forecourt\/shell/],
  ['components in the back end', 'platform-api/src/a.ts', "import { Button } from '@forecourt/shared-ui';", /platform-api may not import @forecourt\/shared-ui;/],
  ['the shared package from a remote', 'shared-contracts/src/a.ts', "import search from '@forecourt/mf-search';", /shared-contracts may not import @forecourt\/mf-search; it may import no other package/],
  ['a file of another package', 'mf-search/src/a.ts', "import { form } from '../../mf-forms/src/remote';", /'\.\.\/\.\.\/mf-forms\/src\/remote' leaves mf-search/],
  ['a private file of a package', 'tooling/src/a.ts', "import { RenderPool } from '@forecourt/shell/src/server/renderPool';", /is no public entry of shell/],
  ['an absolute path', 'tooling/src/a.ts', "import { a } from '/home/ann/a';", /is a path of one machine/],
  ['a library that is not declared', 'mf-search/src/a.ts', "import { object } from 'yup';", /yup is not in the dependencies of mf-search\/package\.json/],
  ['a scoped library that is not declared', 'mf-search/src/a.ts', "import { a } from '@scope/library/part';", /@scope\/library is not in the dependencies/],
  ['a module of Node in a remote', 'mf-search/src/a.ts', "import { readFileSync } from 'node:fs';", /'node:fs' is not there in a browser/],
  ['a name that the router does not give', 'mf-search/src/a.ts', "import { Link, useBlocker } from 'react-router-dom';", /useBlocker of react-router-dom is not among the names/],
  ['a name that only the browser has', 'mf-search/src/a.ts', "import { createBrowserRouter } from 'react-router-dom';", /createBrowserRouter of react-router-dom/],
  ['the whole router', 'mf-search/src/a.ts', "import * as router from 'react-router-dom';", /\* of react-router-dom/],
  ['the router in the design system', 'shared-ui/src/a.ts', "import { Form } from 'react-router-dom';", /Form of react-router-dom/],
])('PL-003 refuses %s, with file and line', (_what, file, source, reason) => {
  const problems = plant({ [file]: `// A comment.\n${source}` });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(reason);
  expect(problems[0]).toContain(`${file}:2: `);
});

it('PL-005 refuses a version that is not exact, and a library without one', () => {
  expect(plant({}, { root: { dependencies: { react: '^19.3.1', 'react-router-dom': 'latest' } } })).toEqual([
    'package.json: react "^19.3.1" is no exact version',
    'package.json: react-router-dom "latest" is no exact version',
  ]);
  expect(plant({}, { packages: { 'mf-forms': { dependencies: { yup: '1.7.1', formik: '*' } } } })).toEqual([
    'mf-forms/package.json: yup "1.7.1" must be "*": the root package.json has the version',
    'mf-forms/package.json: formik has no version in the root package.json',
  ]);
});

it('PL-003 refuses an entry whose file is not there', () => {
  expect(plant({}, { packages: { 'mf-forms': { exports: { '.': './src/remote.ts', './old': './src/old.ts' } } } })).toEqual([
    'mf-forms/package.json: exports ./src/old.ts, which is not there',
  ]);
});

it('PL-003 reads imports in every form and nothing else', () => {
  const source = [
    "import a, { b as c, type D } from 'one';",
    "import type { E } from 'two';",
    "import * as f from 'three';",
    "import 'four.css';",
    "export * from 'five';",
    "  // import('six')",
    "const code = \"const seven = require('seven');\";",
    "const shell = '-p require(\"seven\")';",
    "const lazy = () => import('eight');",
    "const old = require('nine');",
    "export const from = 'ten';",
  ].join('\n');
  expect(importsOf(source).map(({ from, names }) => [from, ...names])).toEqual([
    ['one', 'b', '*'],
    ['two'],
    ['three', '*'],
    ['four.css'],
    ['five', '*'],
    ['eight', '*'],
    ['nine', '*'],
  ]);
});
