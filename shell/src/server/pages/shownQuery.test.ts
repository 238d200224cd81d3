import { shownQuery, withDropped } from './shownQuery';

it.each([
  ['', [], '', ''],
  ['?utm_source=x', [], '', '?utm_source=x'],
  ['?page=2&utm_source=x&body=SUV&body=Ute', ['body', 'page'], '?page=2&body=SUV&body=Ute', '?utm_source=x'],
  ['?make=Land%20Rover&b%6Fdy=SUV&x', ['make', 'body'], '?make=Land%20Rover&b%6Fdy=SUV', '?x'],
  ['?page=2', ['page'], '?page=2', ''],
  ['?a=1&&b=2', null, '?a=1&&b=2', ''],
  ['?a=1&&b=2', [], '', '?a=1&&b=2'],
])('PL-083 of %s a page with the parameters %j shows %s', (search, names, shown, dropped) => {
  expect(shownQuery(search, names)).toEqual({ shown, dropped });
});

it.each([
  ['/offers/1', '?utm_source=x', '/offers/1?utm_source=x'],
  ['/search?make=kia#top', '?utm_source=x&y', '/search?make=kia&utm_source=x&y#top'],
  ['/offers/1', '', '/offers/1'],
  ['https://elsewhere.example/', '?utm_source=x', 'https://elsewhere.example/'],
  ['//elsewhere.example/', '?utm_source=x', '//elsewhere.example/'],
])('PL-083 a redirect to %s keeps %s', (address, dropped, expected) => {
  expect(withDropped(address, dropped)).toBe(expected);
});
