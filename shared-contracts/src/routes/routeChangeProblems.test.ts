import { resolveSite, type InvalidSiteError } from '../site/resolveSite';
import { aSiteDocument } from '../testing';

function problemsOf(routes: readonly object[], switches: object = {}): readonly string[] {
  try {
    resolveSite({ ...aSiteDocument(), routes, switches });
    return [];
  } catch (error) {
    return (error as InvalidSiteError).problems;
  }
}

it('PL-007 accepts moves, additions and pages that are switched off', () => {
  expect(
    problemsOf([
      { route: 'SH-060', pattern: '/find-us', also: ['/sites'] },
      { route: 'SH-020', pattern: '/stock/:slug' },
      { route: 'SH-090', off: true },
    ]),
  ).toEqual([]);
});

it('PL-007 rejects two moves to the same address, both with path and reason', () => {
  expect(
    problemsOf([
      { route: 'SH-060', pattern: '/find-us' },
      { route: 'SH-066', pattern: '/Find-Us' },
    ]),
  ).toEqual([
    expect.stringMatching(/^routes\[0\]\.pattern: \/find-us is the address of SH-066 already/),
    expect.stringMatching(/^routes\[1\]\.pattern: \/Find-Us is the address of SH-060 already/),
  ]);
});

it.each([
  [
    'a move to another route’s address',
    [{ route: 'SH-060', pattern: '/contact' }],
    /^routes\[0\]\.pattern: \/contact is the address of SH-066 already/,
  ],
  [
    'an addition of another route’s address',
    [{ route: 'SH-060', also: ['/sites', '/contact'] }],
    /^routes\[0\]\.also\[1\]: \/contact is the address of SH-066/,
  ],
  ['a pattern that fits the same paths', [{ route: 'SH-020', pattern: '/locations/:slug' }], /SH-062/],
  ['an addition of its own address', [{ route: 'SH-060', also: ['/our-location'] }], /^routes\[0\]\.also\[0\]: .*the same route/],
])('PL-007 PL-034 rejects %s', (_what, routes, problem) => {
  expect(problemsOf(routes)).toEqual([expect.stringMatching(problem)]);
});

it('PL-007 two pages may swap their addresses', () => {
  expect(
    problemsOf([
      { route: 'SH-060', pattern: '/contact' },
      { route: 'SH-066', pattern: '/our-location' },
    ]),
  ).toEqual([]);
});

it('PL-007 the address of a page that is off is free', () => {
  expect(problemsOf([{ route: 'SH-060', pattern: '/compare' }], { compareEnabled: false })).toEqual([]);
  expect(problemsOf([{ route: 'SH-060', pattern: '/compare' }], { compareEnabled: true })).toHaveLength(1);
  expect(problemsOf([{ route: 'SH-060', pattern: '/contact', off: true }])).toEqual([]);
});

it.each(['/find-us/', '/find us', '/find-us?x=1', '/find-us#top', '/find/*', '/find/:slug?', '/a//b', '/toyota-:name'])(
  'PL-007 PL-034 rejects %s, which is not a pattern',
  (pattern) => {
    const parameter = /:(\w+)/.exec(pattern)?.[1];
    const route = parameter ? { slug: 'SH-020', name: 'SH-020' }[parameter] : 'SH-060';
    expect(problemsOf([{ route, pattern }])).not.toEqual([]);
  },
);

it.each(['/api/cars', '/images', '/_shell/x', '/healthz', '/API', '/robots.txt'])(
  'PL-007 PL-034 rejects %s, which the servers handle',
  (pattern) => {
    expect(problemsOf([{ route: 'SH-060', pattern }])).toEqual([expect.stringMatching(/^routes\[0\]\.pattern: the platform reserves /)]);
  },
);

it('PL-007 PL-034 does not move the site map, which search engines expect at its address', () => {
  expect(problemsOf([{ route: 'SH-089', pattern: '/map.xml' }])).toEqual([expect.stringMatching(/^routes\[0\]\.route: SH-089 is a file/)]);
});

it('PL-034 rejects a second change of the same route, which would have no effect', () => {
  expect(
    problemsOf([
      { route: 'SH-060', also: ['/sites'] },
      { route: 'SH-060', pattern: '/find-us' },
    ]),
  ).toEqual([expect.stringMatching(/^routes\[1\]\.route: SH-060 is changed by routes\[0\] already/)]);
});
