import { pageUrl, pathOf } from './pageUrl';

it.each([
  ['/search?page=2', '/search', '?page=2'],
  ['/', '/', ''],
  ['//', '/', ''],
  ['//evil.example/x', '/evil.example/x', ''],
  ['/\\evil.example', '/evil.example', ''],
  ['/cars//x///y', '/cars/x/y', ''],
  ['http://evil.example/cars?x=1', '/cars', '?x=1'],
  ['*', '/', ''],
  ['', '/', ''],
  ['/cars/%00', '/cars/%00', ''],
  ['/a/../b', '/b', ''],
])('PL-046 the path of the target %j is %s with %j', (target, pathname, search) => {
  expect(pathOf(target)).toEqual({ pathname, search });
});

it('PL-046 the address of a page has the host of the request', () => {
  expect(pageUrl({ protocol: 'https', host: 'harbour.example' }, '/x?y=1')).toBe('https://harbour.example/x?y=1');
});
