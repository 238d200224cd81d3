import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRedirects } from './readRedirects';
import { redirectsFromFolder } from './redirectsFromFolder';
import { redirectTable } from './redirectTable';

const table = (...lines: string[]) => redirectTable(readRedirects(['from,to', ...lines].join('\n')).redirects);
const mistakesOf = (...lines: string[]) => readRedirects(['from,to', ...lines].join('\n'), { hosts: ['www.harbour.example'] }).mistakes;

it.each([
  ['/used-cars', '', '/search/used-cars'],
  ['/Used-Cars/', '', '/search/used-cars'],
  ['/used-cars', '?utm_source=x', '/search/used-cars'],
  ['/page.php', '?id=5', '/contact'],
  ['/page.php', '?id=6', null],
  ['/news', '', '/blog'],
  ['/news/2019/summer', '', '/blog'],
  ['/newsletter', '', null],
  ['/', '', null],
  ['/moved', '', 'https://www.new.example/moved'],
  ['/old', '', null],
  ['/events/2019', '', '/events/all'],
  ['/events/all', '', null],
])('PL-097 the old address %s%s leads to %s', (pathname, search, target) => {
  const redirects = table(
    '/used-cars,/search/used-cars',
    '/page.php?id=5,/contact',
    '/news/*,/blog',
    'http://old.example/kia,/search/kia',
    '/moved,https://www.new.example/moved',
    '/old,/old?x=1',
    '/events/*,/events/all',
  );
  expect(redirects.targetOf(pathname, search)).toBe(target);
});

it('PL-097 redirects may follow one another, also from another host of the former site', () => {
  const redirects = table('http://old.example/a,/b', '/b,https://www.new.example/d');
  expect([redirects.targetOf('/a', ''), redirects.targetOf('/b', '')]).toEqual(['/b', 'https://www.new.example/d']);
});

it.each<[string, string[], { line: number; reason: string | RegExp }[]]>([
  [
    'an address that is none',
    ['used cars,/search'],
    [{ line: 2, reason: 'from must be a path of the former site, such as /used-cars, and it is "used cars"' }],
  ],
  [
    'a target that is none',
    ['/a,search'],
    [{ line: 2, reason: 'to must be a path that begins with /, or a web address, and it is "search"' }],
  ],
  ['one that leads to itself', ['/a/,/A'], [{ line: 2, reason: '/a/ leads to itself' }]],
  ['one that is there twice', ['/a,/b', '/A/,/c'], [{ line: 3, reason: '/A/ is on line 2 already' }]],
  [
    'a circle',
    ['/a,/b', '/b,/a', '/c,/d'],
    [
      { line: 2, reason: '/a leads in a circle: /a → /b → /a' },
      { line: 3, reason: '/b leads in a circle: /b → /a → /b' },
    ],
  ],
  [
    'a circle of beginnings',
    ['/a/*,/b/x', '/b/*,/a/y'],
    [
      { line: 2, reason: '/a/* leads in a circle: /a/* → /b/x → /a/y → /b/x' },
      { line: 3, reason: '/b/* leads in a circle: /b/* → /a/y → /b/x → /a/y' },
    ],
  ],
  [
    'a circle by whole addresses of the site',
    ['/a,https://www.harbour.example/b', '/b,https://www.harbour.example/a'],
    [
      { line: 2, reason: '/a leads in a circle: /a → /b → /a' },
      { line: 3, reason: '/b leads in a circle: /b → /a → /b' },
    ],
  ],
])('PL-097 names %s with its line; the others are used', (_what, lines, mistakes) => {
  expect(mistakesOf(...lines)).toEqual(mistakes);
});

it('PL-097 a table without its columns says so', () => {
  expect(readRedirects('form,to\n/a,/b\n').mistakes).toEqual([
    {
      line: 1,
      reason: expect.stringMatching(/^The first line must name the columns from and to; from is missing.*did you mean form/) as string,
    },
  ]);
});

it('PL-097 a whole address of the site itself is one of its paths', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-redirects-'));
  writeFileSync(path.join(folder, 'harbour-motors.csv'), 'from,to\n/a,https://www.harbour.example/a\n/b,https://www.harbour.example/c\n');
  const hosts = { 'harbour-motors': ['www.harbour.example'] };
  const source = await redirectsFromFolder(folder, {
    hostsOf: (tenant) => hosts[tenant as keyof typeof hosts],
    onProblem: () => undefined,
  });
  source.close();
  rmSync(folder, { recursive: true, force: true });
  const table = source.of('harbour-motors')?.table;
  expect([table?.targetOf('/a', ''), table?.targetOf('/b', ''), source.problems()]).toEqual([
    null,
    '/c',
    ['redirects/harbour-motors.csv:2 /a leads to itself'],
  ]);
});

it('PL-097 a folder is read again when it changes; without one there are no redirects', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-redirects-'));
  const problems: string[] = [];
  const source = await redirectsFromFolder(folder, { everyMs: 5, onProblem: (problem) => problems.push(problem) });
  try {
    expect(source.of('harbour-motors')).toBeNull();
    writeFileSync(path.join(folder, 'harbour-motors.csv'), 'from,to\n/a,/contact\nb,/c\n');
    while (source.of('harbour-motors') === null) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(source.of('harbour-motors')?.table.targetOf('/a', '')).toBe('/contact');
    expect([problems, source.problems()]).toEqual([
      ['redirects/harbour-motors.csv:3 from must be a path of the former site, such as /used-cars, and it is "b"'],
      ['redirects/harbour-motors.csv:3 from must be a path of the former site, such as /used-cars, and it is "b"'],
    ]);
  } finally {
    source.close();
    rmSync(folder, { recursive: true, force: true });
  }
  expect((await redirectsFromFolder('/nowhere')).of('harbour-motors')).toBeNull();
});
