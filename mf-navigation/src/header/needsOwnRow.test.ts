import { needsOwnRow } from './needsOwnRow';

const menu = (...names: string[]) => names.map((name) => ({ name }));

it.each([
  ['a few short entries', menu('Cars', 'Finance', 'Locations', 'Contact'), false],
  ['six entries of two words', menu('Used cars', 'Browse by body', 'Finance', 'Visit us', 'How it works', 'Contact'), true],
  ['no entries', menu(), false],
])('NA-001 renders the menu in its own row only if it is wide: %s', (_what, entries, expected) => {
  expect(needsOwnRow(entries)).toBe(expected);
});
