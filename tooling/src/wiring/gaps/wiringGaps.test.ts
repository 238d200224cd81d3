import { ROOT } from '../../workspace';
import { readSpecification } from '../../requirements/specification';
import type { Finding } from '../facts/finding';
import { compareWithGaps, readWiringGaps, type WiringGaps } from './wiringGaps';
import { wiringTable } from './wiringTable';

const fleet: Finding = { check: 'routes', name: '/fleet', problem: "has no page: nobody offers 'forms.fleet'" };
const listed = (gaps: WiringGaps['gaps'], exceptions: WiringGaps['exceptions'] = {}): WiringGaps => ({ gaps, exceptions });

it.each([
  ['nothing found, nothing listed', [], listed({}), []],
  ['a finding that is listed as a gap', [fleet], listed({ routes: [{ name: '/fleet', requirement: 'FO-063' }] }), []],
  ['a finding that is an exception', [fleet], listed({}, { routes: [{ name: '/fleet', reason: 'closed for good' }] }), []],
])('passes with %s', (_case, findings, gaps, problems) => {
  expect(compareWithGaps(['routes'], findings, gaps).flatMap((each) => each.problems)).toEqual(problems);
});

it.each([
  [
    'a finding that is not listed',
    [fleet],
    listed({}),
    `/fleet has no page: nobody offers 'forms.fleet': connect it, remove it, or list it under "routes" in docs/wiring-gaps.json with the requirement that will.`,
  ],
  [
    'a listed gap that is closed',
    [],
    listed({ routes: [{ name: '/fleet', requirement: 'FO-063' }] }),
    '/fleet is no gap any more (FO-063): remove its line under "routes" in docs/wiring-gaps.json.',
  ],
  [
    'an exception that nothing needs',
    [],
    listed({}, { routes: [{ name: '/fleet', reason: 'closed for good' }] }),
    '/fleet needs no exception any more: remove its line under "routes" in docs/wiring-gaps.json.',
  ],
])('fails with %s', (_case, findings, gaps, problem) => {
  expect(compareWithGaps(['routes'], findings, gaps).flatMap((each) => each.problems)).toEqual([problem]);
});

it('leaves the lines of checks that did not run alone', () => {
  expect(compareWithGaps(['routes'], [], listed({ links: [{ name: '/fleet', requirement: 'FO-063' }] }))[0]?.problems).toEqual([]);
});

it('prints a line for each check and each problem', () => {
  expect(
    wiringTable([
      { check: 'routes', gaps: 31, exceptions: 0, problems: [] },
      { check: 'events', gaps: 4, exceptions: 1, problems: ['careerEnquiry is never sent: connect it.'] },
    ]),
  ).toBe(
    [
      'check                                gaps  exceptions',
      'links without a route                  31           0   ok',
      'events that nothing sends               4           1   1 to fix',
      '',
      'events that nothing sends:',
      '  careerEnquiry is never sent: connect it.',
    ].join('\n'),
  );
});

it('lists each gap with a requirement of docs/spec', () => {
  const known = new Set(readSpecification(ROOT).map(({ id }) => id));
  const gaps = Object.values(readWiringGaps(ROOT).gaps).flat();

  expect(gaps.filter(({ requirement }) => !known.has(requirement))).toEqual([]);
});
