import { RENDERS_REMOTE, RUNS_COMMAND } from './calls';
import { readTests } from './testCases';

const titles = (source: string) => readTests(source, 'mf-search/src/card/Card.test.ts').cases.map(({ title }) => title);
const ids = (source: string) => readTests(source, 'mf-search/src/card/Card.test.ts').cases.flatMap((each) => each.ids);

it('reads the tests in every form, with the titles of their groups, and no other texts', () => {
  const source = [
    "it('PL-001 one', () => {});",
    'test("PL-002 \'two\'", async ({ page }) => {});',
    'it.each([[1], [2]])(\n  `PL-003 three %s`, () => {});',
    'it.each<[string, number]>(rows)("PL-004 four", () => {});',
    "test.describe('PL-005 five', () => { test('six', gate(), () => { test.step('PL-099 a step', () => {}); }); });",
    'it.each`a | b`("PL-006 seven", () => {});',
    'for (const path of paths) test(`PL-007 ${path} eight`, () => {});',
    "test(isLong ? 'PL-008 nine' : 'PL-009 ten', () => {});",
    "const text = 'PL-098 a text';",
    "// it('PL-097 a comment')",
  ].join('\n');
  expect(titles(source)).toEqual([
    'PL-001 one',
    "PL-002 'two'",
    'PL-003 three %s',
    'PL-004 four',
    'PL-005 five › six',
    'PL-006 seven',
    'PL-007 … eight',
    'PL-008 nine PL-009 ten',
  ]);
});

it.each([
  ['a skipped test', "it.skip('PL-001 one', () => {});"],
  ['a test that is to be written', "it.todo('PL-001 one');"],
  ['a test that is expected to fail', "test.fixme('PL-001 one', () => {});"],
  ['a test with the letter x before it', "xit('PL-001 one', () => {});"],
  ['a test that skips itself', "test('PL-001 one', () => { test.skip(); });"],
  ['a test of a skipped group', "describe.skip('PL-001 one', () => { it('two', () => {}); });"],
  ['a skipped group without a test', "describe.skip('PL-001 one', () => {});"],
])('does not count %s', (_what, source) => {
  expect(titles(source)).toEqual([]);
});

it('takes a group without a test as one whose functions may declare tests', () => {
  const { cases } = readTests("describe('CO-004 car', () => describeSchema(carSchema));", 'a.test.ts');
  expect(cases).toEqual([
    { isGroup: true, title: 'CO-004 car', ids: ['CO-004'], calls: new Set(['describeSchema', 'carSchema']), hookCalls: new Set() },
  ]);
});

it.each([
  ['of its own title', "it('SE-001 SE-002 x', () => {});", ['SE-001', 'SE-002']],
  ['of its group', "describe('SE-001', () => { it('SE-002 x', () => {}); });", ['SE-001', 'SE-002']],
  ['of the rows that it is given', "it.each([['SH-031', '/search'], ['SH-032', '/x']])('%s %s', () => {});", ['SH-031', 'SH-032']],
  ['of a table that it is given', "const ROWS = [['SH-031', '/search']];\nit.each(ROWS)('%s %s', () => {});", ['SH-031']],
  [
    'of a table that a loop reads',
    "const ROWS = [['SH-031', '/search']];\nfor (const [id] of ROWS) test(`${id} opens`, () => {});",
    ['SH-031'],
  ],
  ['but of no table that no test uses', "const ROWS = [['SH-031', '/search']];\nit('opens', () => { use(ROWS); });", []],
  ['but of no list within a row', "it.each([['a', ['SH-031']], ['b', use(['SH-032'])]])('%s', () => {});", []],
  ['but of no abbreviation', "it('AP-1 nothing, SHA-384 nothing', () => {});", []],
])('a test names the ids %s', (_what, source, expected) => {
  expect(ids(source)).toEqual(expected);
});

it('reads what tests, hooks and functions call', () => {
  const source = [
    "import { helper as aid } from './aid';",
    'const open = async () => { await page.goto(); };',
    "const run = () => execFile(process.execPath, [inRoot('tooling/bin/forecourt.mjs'), 'status']);",
    "describe('group', () => { beforeEach(() => prepare()); it('one', async () => { open(); each.forEach(check); }); });",
  ].join('\n');
  const { cases, functions, imports } = readTests(source, 'mf-search/src/card/Card.test.ts');
  expect(cases[0]?.calls).toEqual(new Set(['open', '.forEach', 'check']));
  expect(cases[0]?.hookCalls).toEqual(new Set(['beforeEach', 'prepare']));
  expect(functions.get('open')).toEqual(new Set(['.goto']));
  expect(functions.get('run')?.has(RUNS_COMMAND)).toBe(true);
  expect(imports).toEqual(new Map([['aid', 'helper']]));
});

const PLATFORM = "import { renderPage, renderSlot as mount } from '@forecourt/shared-ui/testing';\n";
it.each([
  ['a page of the remote', `${PLATFORM}import remote from '../remote';\nit('x', () => renderPage(remote, '/search'));`, true],
  ['a slot of it by another name', `${PLATFORM}import own from '../remote';\nit('x', () => mount(own, 'car-card', {}));`, true],
  ['a remote that the test makes', `${PLATFORM}const remote = defineRemote({});\nit('x', () => renderPage(remote, '/search'));`, false],
  [
    'a definition of test support',
    `${PLATFORM}import remote from '../testing/remote';\nit('x', () => renderPage(remote, '/search'));`,
    false,
  ],
  [
    'a function of that name of its own',
    "import remote from '../remote';\nconst renderPage = () => {};\nit('x', () => renderPage(remote, '/search'));",
    false,
  ],
  [
    'a component with props',
    `${PLATFORM}import remote from '../remote';\nit('x', () => renderOnPlatform(<Card remote={remote} />));`,
    false,
  ],
])('sees whether a test renders %s', (_what, source, expected) => {
  expect(readTests(source, 'mf-search/src/card/Card.test.tsx').cases[0]?.calls.has(RENDERS_REMOTE)).toBe(expected);
});
