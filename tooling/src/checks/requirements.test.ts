import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace';
import { idsIn, requirementCoverage, requirementsOf, titlesIn } from './requirements';

it.each([
  ['SE-050 shows the car', ['SE-050']],
  ['CO-044 CO-060: both', ['CO-044', 'CO-060']],
  ['CO-077 to CO-080 a range', ['CO-077', 'CO-078', 'CO-079', 'CO-080']],
  ['CO-098…100 a range', ['CO-098', 'CO-099', 'CO-100']],
  ['AP-1 nothing, SHA-384 nothing', []],
])('reads the ids of the title %s', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

it('reads titles of every form and not other texts', () => {
  const source = [
    "it('PL-001 one', () => {});",
    'test("PL-002 \'two\'", () => {});',
    'it.each([[1], [2]])(\n  `PL-003 three %s`, () => {});',
    'it.each<[string, number]>(rows)("PL-004 four", () => {});',
    "describe('PL-005 five', () => {});",
    "const text = 'PL-006 six';",
    '// PL-007 seven',
  ].join('\n');
  expect(titlesIn(source)).toEqual(["PL-001 one", "PL-002 'two'", 'PL-003 three %s', 'PL-004 four', 'PL-005 five']);
});

it('tells for each owner which items no test names, and which ids are none', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-requirements-'));
  mkdirSync(path.join(root, 'a/node_modules'), { recursive: true });
  writeFileSync(path.join(root, 'a/one.test.ts'), "it('SE-001 works', () => {});\nit('SE-999 slips', () => {});");
  writeFileSync(path.join(root, 'a/two.e2e.ts'), "it('VE-001 works', () => {});");
  writeFileSync(path.join(root, 'a/code.ts'), "it('SE-002 is no test', () => {});");
  writeFileSync(path.join(root, 'a/node_modules/b.test.ts'), "it('SE-002 is not ours', () => {});");

  const item = (id: string, owner: string) => ({ id, owner, title: id });
  const coverage = requirementCoverage(root, [item('SE-001', 'mf-search'), item('SE-002', 'mf-search'), item('VE-001', 'mf-vehicle')]);
  expect(coverage).toEqual({
    owners: [
      { owner: 'mf-search', total: 2, unnamed: [item('SE-002', 'mf-search')] },
      { owner: 'mf-vehicle', total: 1, unnamed: [] },
    ],
    unknown: ['SE-999 (a/one.test.ts)'],
  });
  rmSync(root, { recursive: true, force: true });
});

it('knows every requirement of the project once', () => {
  const requirements = requirementsOf(ROOT);
  expect(requirements.length).toBeGreaterThan(900);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
});
