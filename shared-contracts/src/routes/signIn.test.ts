import { check, property, string, webPath } from 'fast-check';
import { sameSitePath } from './signIn';

it.each([
  ['/watchlist', '/watchlist'],
  ['/finance?car_id=5&vin=X#finance-form', '/finance?car_id=5&vin=X#finance-form'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['watchlist', '/'],
  ['/a/..//evil.example', '/'],
  ['', '/'],
  [null, '/'],
  [undefined, '/'],
])('CO-129 %j leads to %s', (value, path) => {
  expect(sameSitePath(value)).toBe(path);
});

it('CO-129 no text leads to another site', () => {
  const isSameOrigin = (text: string) => new URL(sameSitePath(text), 'https://dealer.example').origin === 'https://dealer.example';
  expect(check(property(string(), (text) => isSameOrigin(text) && isSameOrigin(`/${text}`))).failed).toBe(false);
  expect(check(property(webPath(), (path) => isSameOrigin(path))).failed).toBe(false);
});
