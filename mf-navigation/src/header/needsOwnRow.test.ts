import { needsOwnRow } from './needsOwnRow';

const menu = (...names: string[]) => names.map((name) => ({ name }));
const short = menu('Cars', 'Finance', 'Locations', 'Contact');
const neither = { garageEnabled: false, watchlistEnabled: false };

it.each([
  ['a few short entries', short, neither, false],
  ['six entries of two words', menu('Used cars', 'Browse by body', 'Finance', 'Visit us', 'How it works', 'Contact'), neither, true],
  ['a few entries beside the link to the watchlist', short, { ...neither, watchlistEnabled: true }, false],
  ['a few entries beside the link to the customer area', short, { ...neither, garageEnabled: true }, false],
  ['one entry more beside both', [...short, ...menu('About')], { garageEnabled: true, watchlistEnabled: true }, true],
  ['one entry more without them', [...short, ...menu('About')], neither, false],
  ['no entries', menu(), { garageEnabled: true, watchlistEnabled: true }, false],
])('NA-001 renders the menu in its own row only if it is wide: %s', (_what, entries, links, expected) => {
  expect(needsOwnRow(entries, links)).toBe(expected);
});
