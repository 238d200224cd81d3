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
      { route: 'locations.list', pattern: '/find-us', also: ['/sites'] },
      { route: 'vehicle.detail', pattern: '/stock/:slug' },
      { route: 'navigation.about', off: true },
    ]),
  ).toEqual([]);
});

it('PL-007 rejects two moves to the same address, both with path and reason', () => {
  expect(
    problemsOf([
      { route: 'locations.list', pattern: '/find-us' },
      { route: 'forms.contact', pattern: '/Find-Us' },
    ]),
  ).toEqual([
    expect.stringMatching(/^routes\[0\]\.pattern: \/find-us is the address of forms\.contact already/),
    expect.stringMatching(/^routes\[1\]\.pattern: \/Find-Us is the address of locations\.list already/),
  ]);
});

it.each([
  [
    'a move to another route’s address',
    [{ route: 'locations.list', pattern: '/contact' }],
    /^routes\[0\]\.pattern: \/contact is the address of forms\.contact already/,
  ],
  [
    'an addition of another route’s address',
    [{ route: 'locations.list', also: ['/sites', '/contact'] }],
    /^routes\[0\]\.also\[1\]: \/contact is the address of forms\.contact/,
  ],
  ['a pattern that fits the same paths', [{ route: 'vehicle.detail', pattern: '/locations/:slug' }], /locations\.branch/],
  ['an addition of its own address', [{ route: 'locations.list', also: ['/our-location'] }], /^routes\[0\]\.also\[0\]: .*the same route/],
])('PL-007 PL-034 rejects %s', (_what, routes, problem) => {
  expect(problemsOf(routes)).toEqual([expect.stringMatching(problem)]);
});

it('PL-007 two pages may swap their addresses', () => {
  expect(
    problemsOf([
      { route: 'locations.list', pattern: '/contact' },
      { route: 'forms.contact', pattern: '/our-location' },
    ]),
  ).toEqual([]);
});

it('PL-007 the address of a page that is off is free', () => {
  expect(problemsOf([{ route: 'locations.list', pattern: '/compare' }], { compareEnabled: false })).toEqual([]);
  expect(problemsOf([{ route: 'locations.list', pattern: '/compare' }], { compareEnabled: true })).toHaveLength(1);
  expect(problemsOf([{ route: 'locations.list', pattern: '/contact', off: true }])).toEqual([]);
});

it.each(['/find-us/', '/find us', '/find-us?x=1', '/find-us#top', '/find/*', '/find/:slug?', '/a//b', '/toyota-:name'])(
  'PL-007 PL-034 rejects %s, which is not a pattern',
  (pattern) => {
    const parameter = /:(\w+)/.exec(pattern)?.[1];
    const route = parameter ? { slug: 'vehicle.detail', name: 'vehicle.detail' }[parameter] : 'locations.list';
    expect(problemsOf([{ route, pattern }])).not.toEqual([]);
  },
);

it.each(['/api/cars', '/images', '/_shell/x', '/healthz', '/API', '/robots.txt'])(
  'PL-007 PL-034 rejects %s, which the servers handle',
  (pattern) => {
    expect(problemsOf([{ route: 'locations.list', pattern }])).toEqual([
      expect.stringMatching(/^routes\[0\]\.pattern: the platform reserves /),
    ]);
  },
);

it('PL-007 PL-034 does not move the site map, which search engines expect at its address', () => {
  expect(problemsOf([{ route: 'shell.sitemap', pattern: '/map.xml' }])).toEqual([
    expect.stringMatching(/^routes\[0\]\.route: shell\.sitemap is a file/),
  ]);
});

it('PL-034 rejects a second change of the same route, which would have no effect', () => {
  expect(
    problemsOf([
      { route: 'locations.list', also: ['/sites'] },
      { route: 'locations.list', pattern: '/find-us' },
    ]),
  ).toEqual([expect.stringMatching(/^routes\[1\]\.route: locations\.list is changed by routes\[0\] already/)]);
});
