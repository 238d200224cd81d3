import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace';
import { manifestProblems } from './manifests';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-manifests-'));
  mkdirSync(path.join(root, 'mf-forms'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function problemsOf(dependencies: Record<string, string>, workspace: object): string[] {
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['mf-forms'], dependencies }));
  writeFileSync(path.join(root, 'mf-forms/package.json'), JSON.stringify(workspace));
  return manifestProblems(root);
}

it('PL-005 the manifests of this project name exact versions once', () => {
  expect(manifestProblems(ROOT)).toEqual([]);
});

it('PL-005 refuses a version that is not exact', () => {
  expect(problemsOf({ react: '^19.3.1', redux: 'latest', 'typescript-7': 'npm:typescript@7.0.2', yup: '1.7.1' }, {})).toEqual([
    'package.json: react "^19.3.1" is no exact version',
    'package.json: redux "latest" is no exact version',
  ]);
});

it('PL-005 refuses a version outside the root, and a library without one', () => {
  expect(problemsOf({ yup: '1.7.1' }, { dependencies: { yup: '1.7.1', formik: '*', '@forecourt/shared-ui': '*' } })).toEqual([
    'mf-forms/package.json: yup "1.7.1" must be "*": the root package.json has the version',
    'mf-forms/package.json: formik has no version in the root package.json',
  ]);
});

it('PL-003 refuses an entry whose file does not exist', () => {
  expect(problemsOf({}, { exports: { '.': './src/remote.ts' } })).toEqual([
    'mf-forms/package.json: exports ./src/remote.ts, which does not exist',
  ]);
});
