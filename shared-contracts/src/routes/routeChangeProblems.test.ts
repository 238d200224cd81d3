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

it.each(['SH-041', 'contact', 'forms.', 'forms contact'])('PL-034 rejects %s, which is no name of a route', (route) => {
  expect(problemsOf([{ route, off: true }])).toEqual([
    expect.stringMatching(/^routes\[0\]\.route: .* is no name of a route, such as vehicle\.detail/),
  ]);
});

it.each(['/find-us/', '/find us', '/find-us?x=1', '/find-us#top', '/find/*', '/find/:slug?', '/a//b', '/toyota-:name'])(
  'PL-007 PL-034 rejects %s, which is not a pattern',
  (pattern) => {
    expect(problemsOf([{ route: 'locations.list', pattern }])).not.toEqual([]);
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

it('PL-034 rejects a second change of the same route, which would have no effect', () => {
  expect(
    problemsOf([
      { route: 'locations.list', also: ['/sites'] },
      { route: 'locations.list', pattern: '/find-us' },
    ]),
  ).toEqual([expect.stringMatching(/^routes\[1\]\.route: locations\.list is changed by routes\[0\] already/)]);
});
