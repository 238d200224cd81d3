import { createCallers, type CallingFile } from './callers';

const file = (functions: Record<string, string[]>, imports: Record<string, string> = {}, isSupport = false): CallingFile => ({
  functions: new Map(Object.entries(functions).map(([name, calls]) => [name, new Set(calls)])),
  imports: new Map(Object.entries(imports)),
  isSupport,
});
const support = file({ expectCard: ['check'], check: ['expect'], '.untilCount': ['expect'], open: ['goto'] }, {}, true);
const own = file({ expectOwn: ['expect'], open: ['expect'] }, { seen: 'expectCard', start: 'open' });
const stranger = file({ expectStranger: ['expect'] });
const leads = createCallers([support, own, stranger], (name) => name === 'expect');

it.each([
  ['the call itself', ['expect'], true],
  ['a function of the file', ['expectOwn'], true],
  ['an imported function, through another one, by its own name', ['seen'], true],
  ['no method of another file: many objects have one of that name', ['.untilCount'], false],
  ['an imported function that does something else', ['start'], false],
  ['a function of another test', ['expectStranger'], false],
  ['nothing', ['use'], false],
])('finds %s', (_what, calls, expected) => {
  expect(leads(new Set(calls), own)).toBe(expected);
});
