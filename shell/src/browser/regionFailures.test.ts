/** @jest-environment jsdom */
import { reportRegionFailure } from './regionFailures';
import { reportPrivateAction } from './reportPrivateAction';

let post: jest.Mock;
const bodies = () => post.mock.calls.map(([path, { body }]: [string, { body: string }]) => [path, JSON.parse(body)]);

beforeEach(() => {
  post = jest.fn(async () => ({ ok: true }));
  Object.assign(globalThis, { fetch: post });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('reports a failed region to the server', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reportRegionFailure({ remote: 'mf-finance', version: '1.4.2', region: 'slot finance-summary', error: new Error('no lender') });
  expect(warned).toHaveBeenCalled();
  expect(bodies()).toEqual([
    ['/_forecourt/reports', { remote: 'mf-finance', version: '1.4.2', region: 'slot finance-summary', message: 'no lender' }],
  ]);
});

it('PL-006 reports a private action of another remote once per page', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mfForms = { version: '2.0.1', contract: '2.0.0', container: 'c', entry: '/e.js', integrity: 'sha384-x' };
  const report = reportPrivateAction({
    revision: 1,
    standalone: null,
    remotes: { 'mf-forms': mfForms },
    slots: {},
    routes: { open: [], closed: [] },
  });
  const action = { remote: 'mf-forms', owner: 'mf-search', type: 'mf-search/filters/opened' };
  report(action);
  report(action);
  expect(bodies()).toEqual([
    [
      '/_forecourt/reports',
      { remote: 'mf-forms', version: '2.0.1', region: 'private action of mf-search', message: "dispatched 'mf-search/filters/opened'" },
    ],
  ]);
});
