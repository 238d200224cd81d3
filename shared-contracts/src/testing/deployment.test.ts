import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isPageDeployed, TestSlotHost, type Deployment } from './deployment';

const real = globalThis.forecourtDeployment;
const deployed: Deployment = { pages: new Set(['search.results']), slots: new Set(['header']) };

beforeEach(() => {
  globalThis.forecourtDeployment = () => deployed;
});
afterEach(() => {
  globalThis.forecourtDeployment = real;
});

it('counts a page as deployed only where a definition has it', () => {
  expect([isPageDeployed({ page: 'search.results' }), isPageDeployed({ page: 'forms.careers' })]).toEqual([true, false]);
});

it.each([
  ['an empty element for a slot with a provider', 'header', '<div data-slot="header"></div>'],
  ['the fallback for a slot without a provider', 'popup', '<p>Fallback</p>'],
] as const)('renders %s', (_what, name, html) => {
  expect(renderToStaticMarkup(createElement(TestSlotHost, { name, props: {}, fallback: createElement('p', null, 'Fallback') }))).toBe(html);
});

it('names the setup file where the test runner has not loaded it', () => {
  globalThis.forecourtDeployment = undefined;
  expect(() => isPageDeployed({ page: 'search.results' })).toThrow(/tooling\/jest\/deployment-setup\.ts/);
});

it('deploys the pages and slots of the real remotes', () => {
  globalThis.forecourtDeployment = real;
  expect([
    isPageDeployed({ page: 'shell.home' }),
    isPageDeployed({ page: 'vehicle.detail' }),
    isPageDeployed({ page: 'forms.no-such-page' }),
  ]).toEqual([true, true, false]);
});
