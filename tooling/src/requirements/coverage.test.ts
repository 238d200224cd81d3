import { listProblems, requirementCoverage, type ProvingTest } from './coverage';
import type { Proof, Requirement } from './specification';

const item = (id: string, proof: Proof): Requirement => ({ id, owner: 'mf-search', title: id, proof });
const aTest = (file: string, title: string, ids: string[], proofs: Proof[]): ProvingTest => ({ file, title, ids, proofs: new Set(proofs) });

const coverage = requirementCoverage(
  [item('SE-001', 'site'), item('SE-002', 'site'), item('SE-003', 'unit'), item('SE-004', 'command'), item('SE-005', 'site')],
  [
    aTest('e2e/a.spec.ts', 'SE-001 SE-005 works', ['SE-001', 'SE-005'], ['site', 'unit']),
    aTest('b.test.ts', 'SE-002 SE-003 a rule', ['SE-002', 'SE-003'], ['unit']),
    aTest('b.test.ts', 'SE-999 slips', ['SE-999'], ['unit']),
    aTest('b.test.ts', 'SE-001…003 all', ['SE-001'], ['unit']),
  ],
  new Set(['SE-005', 'SE-998']),
);

it('counts an item where a test of its kind names it and nothing of it is listed as a gap', () => {
  expect(coverage.owners).toEqual([
    {
      owner: 'mf-search',
      total: 5,
      unproved: [
        { ...item('SE-002', 'site'), namedBy: ['b.test.ts'], hasGap: false },
        { ...item('SE-004', 'command'), namedBy: [], hasGap: false },
        { ...item('SE-005', 'site'), namedBy: ['e2e/a.spec.ts'], hasGap: true },
      ],
    },
  ]);
});

it('reports ids that are no requirement, and titles that claim a range', () => {
  expect(coverage.problems).toEqual([
    "A title names its items one by one, not 'SE-001…003 all' (b.test.ts)",
    'SE-998 is no requirement (docs/wiring-gaps.json)',
    'SE-999 is no requirement (b.test.ts)',
  ]);
});

it('reports differences between what is unproved and what is listed', () => {
  expect(listProblems(coverage, ['SE-002', 'SE-004', 'SE-005'])).toEqual([]);
  expect(listProblems(coverage, ['SE-001', 'SE-004'])).toEqual([
    "SE-002 needs a test of kind 'site'; b.test.ts can not prove it",
    'SE-005 has a gap in docs/wiring-gaps.json, so it is not proved: close the gap, or add it to the list',
    'SE-001 is proved or is no requirement: remove it from docs/unproved-requirements.json',
  ]);
});
