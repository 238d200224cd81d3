import { listProblems, requirementCoverage, type TestFile } from './coverage';
import type { Proof, Requirement } from './specification';

const item = (id: string, proof: Proof): Requirement => ({ id, owner: 'mf-search', title: id, proof });
const file = (name: string, titles: string[], proofs: Proof[]): TestFile => ({ file: name, titles, proofs: new Set(proofs) });

const coverage = requirementCoverage(
  [item('SE-001', 'site'), item('SE-002', 'site'), item('SE-003', 'unit'), item('SE-004', 'command')],
  [file('e2e/a.spec.ts', ['SE-001 works'], ['site', 'unit']), file('b.test.ts', ['SE-002 SE-003 a rule', 'SE-999 slips', 'SE-001…003 all'], ['unit'])],
);

it('counts an item where a test of its kind names it', () => {
  expect(coverage.owners).toEqual([
    {
      owner: 'mf-search',
      total: 4,
      unproved: [
        { ...item('SE-002', 'site'), namedBy: ['b.test.ts'] },
        { ...item('SE-004', 'command'), namedBy: [] },
      ],
    },
  ]);
});

it('reports ids that are no requirement, and titles that claim a range', () => {
  expect(coverage.problems).toEqual(["A title names its items one by one, not 'SE-001…003 all' (b.test.ts)", 'SE-999 is no requirement (b.test.ts)']);
});

it('lets the list of unproved items only become shorter', () => {
  expect(listProblems(coverage, ['SE-002', 'SE-004'])).toEqual([]);
  expect(listProblems(coverage, ['SE-001', 'SE-004'])).toEqual([
    "SE-002 needs a test of kind 'site'; b.test.ts can not prove it",
    'SE-001 is proved or is no requirement: remove it from docs/unproved-requirements.json',
  ]);
});
