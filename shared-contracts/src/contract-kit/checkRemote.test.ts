import { page, slot, type RemoteDefinition } from '../platform/definition';
import { checkRemote } from './checkRemote';
import { moduleProblems } from './moduleProblems';

const Component = () => null;
const load = async () => ({ Component });
const application = page(load, { title: 'Finance', routes: { 'finance.application': '/finance' } });
const NO_PROPS = { type: 'object', properties: {}, additionalProperties: false } as const;
const summary = slot(load, { version: 1, reserve: '3rem' });
const definition: RemoteDefinition = { name: 'mf-finance', pages: { application }, slots: { 'finance-summary': summary } };
const problemsOf = (over: object) => checkRemote({ ...definition, ...over }, 'mf-finance');
const withRoute = (name: string, route: string | object) => ({ pages: { application: { ...application, routes: { [name]: route } } } });

it('PL-026 accepts a valid definition', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ pages: {}, slots: {} })).toEqual([]);
  expect(
    problemsOf(withRoute('finance.offer', { path: '/finance/:offer', params: { tab: 'rates' }, paramPrefixes: { offer: 'rate-' } })),
  ).toEqual([]);
});

it('PL-103 accepts a slot that serves two versions of its props, of which the highest is that of documents', () => {
  const both = slot(
    { 1: load, 2: async () => ({ Component, loader: () => 2 }) },
    { reserve: '3rem', deprecated: { 1: 'mount version 2' } },
  );
  expect(problemsOf({ slots: { 'finance-summary': both } })).toEqual([]);
  expect([both.version, both.earlier, both.deprecated]).toEqual([2, { 1: load }, { 1: 'mount version 2' }]);
});

it.each<[string, object, RegExp]>([
  ['another name', { name: 'mf-forms' }, /mf-forms.*mf-finance/],
  ['a page without route', { pages: { application: { ...application, routes: {} } } }, /page 'application' has no route/],
  ['a route of another area', withRoute('forms.contact', '/contact'), /'forms\.contact'.*must be named 'finance\.'/],
  ['a route name in capitals', withRoute('finance.Apply', '/apply'), /'finance\.Apply'.*must be named/],
  ['a malformed address', withRoute('finance.apply', '/apply/'), /'finance\.apply': \/apply\/ is no address/],
  ['an address of the servers', withRoute('finance.apply', '/api/apply'), /reserves the first segment of \/api\/apply/],
  [
    'a fixed parameter that the address has too',
    withRoute('finance.apply', { path: '/:kind', params: { kind: 'a' } }),
    /has the parameter kind itself/,
  ],
  [
    'a prefix of a parameter that the address lacks',
    withRoute('finance.apply', { path: '/x', paramPrefixes: { kind: 'a' } }),
    /has no parameter kind/,
  ],
  [
    'one address twice',
    { pages: { application: { ...application, routes: { 'finance.a': '/quote/:id', 'finance.b': '/quote/:slug' } } } },
    /'finance\.b': another route of the remote has \/quote\/:slug/,
  ],
  [
    'one route twice',
    { pages: { application, other: page(load, { title: 'Other', routes: { 'finance.application': '/other' } }) } },
    /declared twice/,
  ],
  [
    'data that JSON would lose',
    { pages: { application: { ...application, title: () => 'Finance' } } },
    /page 'application' holds something that is no JSON/,
  ],
  ['a slot name in capitals', { slots: { Summary: summary } }, /slot 'Summary' must be named/],
  [
    'an earlier version of props that is none',
    { slots: { 'finance-summary': { ...summary, earlier: { 1: load } } } },
    /'finance-summary': version 1 of its props must be a lazy import/,
  ],
  [
    'a deprecated version of props that is gone',
    { slots: { 'finance-summary': { ...summary, deprecated: { 2: 'mount version 3' } } } },
    /'finance-summary': deprecated names version 2 of its props, which it does not serve/,
  ],
  [
    'a slot without a version of its props',
    { slots: { 'finance-summary': { ...summary, version: 0 } } },
    /'finance-summary': the version of its props/,
  ],
  [
    'a slot whose space is no length',
    { slots: { 'finance-summary': { ...summary, reserve: '30%' } } },
    /'finance-summary': reserve must be a length/,
  ],
  [
    'placeable props that are no schema of an object',
    { slots: { 'finance-summary': { ...summary, placeable: { type: 'object', properties: {} } } } },
    /'finance-summary': placeable must be the JSON schema/,
  ],
  [
    'a slot that needs something of a page and that only code mounts',
    { slots: { 'finance-summary': { ...summary, needs: ['car'] } } },
    /'finance-summary': needs is for a slot that a document places; add placeable/,
  ],
  [
    'a slot that needs what no page gives',
    { slots: { 'finance-summary': { ...summary, placeable: NO_PROPS, needs: ['weather'] } } },
    /'finance-summary' can not need weather; pages can give car/,
  ],
  [
    'a position in capitals',
    { pages: { application: { ...application, positions: { AfterPrice: ['car'] } } } },
    /page 'application': position 'AfterPrice' must be named/,
  ],
  [
    'a position that gives what no page has',
    { pages: { application: { ...application, positions: { end: ['weather'] } } } },
    /page 'application': position 'end' can not give weather/,
  ],
  [
    'a parameter that a page shows twice',
    { pages: { application: { ...application, query: ['page', 'page'] } } },
    /page 'application': query must be the names of the parameters that it shows, each once/,
  ],
  ['a page that was not made with page()', { pages: { application: load } }, /page 'application' must be page\(/],
  ['a slot that was not made with slot()', { slots: { 'finance-summary': load } }, /slot 'finance-summary' must be slot\(/],
])('PL-013 PL-026 rejects %s', (_case, over, problem) => {
  expect(problemsOf(over)).toEqual([expect.stringMatching(problem)]);
});

it('PL-013 reports all problems at once', () => {
  expect(problemsOf({ pages: { application: null, other: { ...application, load: 'x' } }, slots: { header: 1 } })).toHaveLength(3);
});

it.each([undefined, null, 'definition'])('PL-013 rejects %s, which is not a definition', (thing) => {
  expect(checkRemote(thing as never, 'mf-finance')).toHaveLength(1);
});

describe('PL-026 page and slot modules', () => {
  it('accepts a component, also a memoised one, and the optional parts', () => {
    expect(
      moduleProblems('page', { Component, loader: () => 1, meta: () => ({ title: '' }), ErrorBoundary: Component, ownsQuery: true }),
    ).toEqual([]);
    expect(moduleProblems('page', { Component: { $$typeof: Symbol.for('react.memo') } })).toEqual([]);
    expect(moduleProblems('slot', { Component, dataKey: () => 'a', slices: [] })).toEqual([]);
  });

  it.each([
    ['page', {}, /no Component/],
    ['slot', { default: Component }, /no Component/],
    ['slot', { Component: 'div' }, /Component.*component/],
    ['page', { Component, loader: {} }, /loader.*function/],
    ['page', { Component, ownsQuery: 'yes' }, /ownsQuery.*boolean/],
    ['page', { Component, slices: {} }, /slices.*list/],
    ['page', null, /empty/],
  ] as const)('rejects a %s of %j', (kind, loaded, problem) => {
    expect(moduleProblems(kind, loaded)).toEqual([expect.stringMatching(problem)]);
  });
});
