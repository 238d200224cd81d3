import { CONTRACT_VERSION, defineRemote, type RemoteDefinition } from '../platform/remote';
import { checkRemote } from './checkRemote';
import { moduleProblems } from './moduleProblems';

const Component = () => null;
const definition = (over: Partial<RemoteDefinition> = {}) =>
  defineRemote({
    name: 'mf-finance',
    contract: CONTRACT_VERSION,
    pages: { 'finance.application': async () => ({ Component }) },
    slots: { 'finance-summary': async () => ({ Component }) },
    ...over,
  });
const problemsOf = (over: object) =>
  checkRemote(definition(over as Partial<RemoteDefinition>), { remoteName: 'mf-finance', contractMajor: 1 });

it('PL-026 accepts a valid definition', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ contract: '1.9.4' })).toEqual([]);
  expect(problemsOf({ pages: {}, slots: {} })).toEqual([]);
});

it.each<[string, object, RegExp]>([
  ['another name', { name: 'mf-forms' }, /mf-forms.*mf-finance/],
  ['another contract major', { contract: '2.0.0' }, /2\.0\.0/],
  ['no contract version', { contract: undefined }, /semantic version/],
  ['a contract that is not a version', { contract: '1' }, /semantic version/],
  ['a page without route', { pages: { 'finance.lottery': async () => ({ Component }) } }, /finance\.lottery.*no route/],
  ['a page of another remote', { pages: { 'forms.contact': async () => ({ Component }) } }, /forms\.contact.*mf-forms/],
  ['a slot that does not exist', { slots: { 'lottery-draw': async () => ({ Component }) } }, /lottery-draw.*slot table/],
  ['a slot named like an object’s own method', { slots: { toString: async () => ({ Component }) } }, /toString.*slot table/],
  ['a slot of another remote', { slots: { header: async () => ({ Component }) } }, /header.*mf-navigation/],
  ['a page that is not a function', { pages: { 'finance.application': { Component } } }, /finance\.application.*function/],
  ['a slot that is not a function', { slots: { 'finance-summary': 'x' } }, /finance-summary.*function/],
])('PL-013 PL-026 rejects %s', (_case, over, problem) => {
  expect(problemsOf(over)).toEqual([expect.stringMatching(problem)]);
});

it('PL-013 reports all problems at once', () => {
  expect(problemsOf({ name: 'mf-x', contract: '3.0.0', pages: { a: null } })).toHaveLength(4);
});

it.each([undefined, null, 'definition'])('PL-013 rejects %s, which is not a definition', (thing) => {
  expect(checkRemote(thing as never, { remoteName: 'mf-finance', contractMajor: 1 })).toHaveLength(1);
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
