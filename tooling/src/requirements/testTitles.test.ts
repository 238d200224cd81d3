import { idsIn, idsInTables, isRange, titlesIn } from './testTitles';

it('reads the titles of tests and groups in every form, and no other texts', () => {
  const source = [
    "it('PL-001 one', () => {});",
    'test("PL-002 \'two\'", async ({ page }) => {});',
    'it.each([[1], [2]])(\n  `PL-003 three %s`, () => {});',
    'it.each<[string, number]>(rows)("PL-004 four", () => {});',
    "test.describe('PL-005 five', () => { test.step('PL-099 a step', () => {}); });",
    'it.each`a | b`("PL-006 six", () => {});',
    'for (const path of paths) test(`PL-007 ${path} seven`, () => {});',
    "const text = 'PL-098 a text';",
    "// it('PL-097 a comment')",
  ].join('\n');
  expect(titlesIn(source)).toEqual(['PL-001 one', "PL-002 'two'", 'PL-003 three %s', 'PL-004 four', 'PL-005 five', 'PL-006 six', 'PL-007 … seven']);
});

it('reads the ids of tables that titles are made from', () => {
  expect(idsInTables("const rows = [\n  ['SH-031', '/search'],\n  ['a SH-032', 1],\n];")).toEqual(['SH-031']);
});

it.each([
  ['SE-050 shows the car', ['SE-050']],
  ['CO-044 CO-060: both', ['CO-044', 'CO-060']],
  ['AP-1 nothing, SHA-384 nothing', []],
])('finds the ids of the title %s', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

it.each([
  ['SH-018…109 every address', true],
  ['CO-077 to CO-080 sold', true],
  ['CO-046–053 tags', true],
  ['CO-044 CO-060 both', false],
  ['VE-003 counts from 1 to 100', false],
])('knows whether the title "%s" claims a range: %s', (title, expected) => {
  expect(isRange(title)).toBe(expected);
});
