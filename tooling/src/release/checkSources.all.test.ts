import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, inState } from '../workspace';
import { typeProblems } from './checkSources';

jest.setTimeout(240_000);

let folder: string;
beforeEach(() => {
  // Within the project, so that it finds the project's packages.
  mkdirSync(inState('tmp'), { recursive: true });
  folder = mkdtempSync(inState('tmp', 'types-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('PL-013 a team may name a page as the fixture of the browser tests does, whose own types are right', async () => {
  const fixture = inRoot('e2e/remotes/mf-insurance');
  expect(await typeProblems([{ name: 'mf-insurance', folder: fixture }])).toBeNull();
  cpSync(path.join(fixture, 'src'), path.join(folder, 'src'), { recursive: true });
  writeFileSync(
    path.join(folder, 'src/contract.ts'),
    "declare module '@forecourt/shared-contracts' { interface RouteMap { 'insurance.quote': { slug: string; year?: string } } interface SlotMap { 'insurance-offer': { 1: { car: import('@forecourt/shared-contracts').Car; plan: string } } } }\nexport {};\n",
  );
  expect(await typeProblems([{ name: 'mf-insurance', folder }])).toBeNull();
});

it('PL-013 a wrong type in a remote is named with its file and line, one in another remote is none of its concern', async () => {
  cpSync(inRoot('mf-finance/src'), path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'src/wrong.ts'), "export const rate: number = 'seven';\n");
  expect(await typeProblems([{ name: 'mf-finance', folder }])).toMatch(
    /src\/wrong\.ts\(1,14\): error TS2322: Type 'string' is not assignable to type 'number'\./,
  );
  expect(await typeProblems([{ name: 'mf-forms', folder: inRoot('mf-forms') }])).toBeNull();
});
