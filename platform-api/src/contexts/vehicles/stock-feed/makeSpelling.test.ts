import { createMakeSpelling } from './makeSpelling';

const STOCK = [
  { make: 'Wuling', model: 'Mini EV', cars: 2 },
  { make: 'WULING', model: 'Cloud', cars: 1 },
  { make: 'Wuling', model: 'MINI EV', cars: 3 },
  { make: 'toyota', model: 'Corolla', cars: 9 },
];

it.each([
  ['a make in lower case', 'toyota', 'Toyota'],
  ['a make in upper case', 'TOYOTA', 'Toyota'],
  ['a make that is written in upper case', 'bmw', 'BMW'],
  ['a make with a hyphen', 'MERCEDES-BENZ', 'Mercedes-Benz'],
  ['another name of a make', 'ISUZU UTE', 'Isuzu UTE'],
  ['a make with an accent', 'CITROËN', 'Citroën'],
  ['an accent as a character of its own', 'Citroe\u0308n', 'Citroën'],
  ['a make without its accent', 'citroen', 'Citroen'],
  ['a make that only the stock has', 'wuling', 'Wuling'],
  ['a make that nobody has', 'Zap', 'Zap'],
])('PL-071 %s: %j is %j', (_what, make, spelling) => {
  expect(createMakeSpelling(STOCK)({ make, model: 'X' }).make).toBe(spelling);
});

it('PL-071 a make that is neither in the catalogue nor in stock is written as in the first line', () => {
  const spell = createMakeSpelling([]);
  expect(['Zap', 'ZAP', 'zap'].map((make) => spell({ make, model: 'X' }).make)).toEqual(['Zap', 'Zap', 'Zap']);
});

it.each([
  ['as most cars in stock', 'wuling', 'mini ev', 'MINI EV'],
  ['as the stock has it, whatever the case of its make', 'TOYOTA', 'COROLLA', 'Corolla'],
  ['as in the feed where only another make has it', 'Kia', 'COROLLA', 'COROLLA'],
])('PL-071 a model is written %s', (_what, make, model, spelling) => {
  expect(createMakeSpelling(STOCK)({ make, model }).model).toBe(spelling);
});

it('PL-071 a model that is not in stock is written as in the first line', () => {
  const spell = createMakeSpelling([]);
  expect(['Rio', 'RIO', 'rio'].map((model) => spell({ make: 'Kia', model }).model)).toEqual(['Rio', 'Rio', 'Rio']);
});
