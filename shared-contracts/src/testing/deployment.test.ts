import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { page, type RemoteDefinition } from '../platform/definition';
import { matchRoute } from '../routes/matchRoute';
import { routeOf } from '../routes/route';
import { aSite } from './aSite';
import { deployedPage, deployedRoutes, TestSlotHost, type Deployment } from './deployment';

const real = globalThis.forecourtDeployment;
const quote = routeOf({ name: 'insurance.quote', pattern: '/insurance', page: 'quote', remote: 'mf-insurance', title: 'Insurance' });
const deployed: Deployment = { routes: [quote], slots: new Map([['header', [3, 1]]]) };

beforeEach(() => {
  globalThis.forecourtDeployment = () => deployed;
});
afterEach(() => {
  globalThis.forecourtDeployment = real;
});

const namesOf = (...args: Parameters<typeof deployedRoutes>) =>
  deployedRoutes(...args)
    .open.map(({ name }) => name)
    .toSorted();

it('deploys the routes of the definitions and of the shell', () => {
  expect(namesOf(aSite())).toEqual(['insurance.quote', 'shell.home', 'shell.sitemap']);
});

it('a definition of a test takes the place of that of its remote', () => {
  const load = async () => ({ Component: () => null });
  const remote: RemoteDefinition = {
    name: 'mf-insurance',
    pages: { claim: page(load, { title: 'Claim', routes: { 'insurance.claim': '/claim' } }) },
    slots: {},
  };
  expect(namesOf(aSite(), remote)).toEqual(['insurance.claim', 'shell.home', 'shell.sitemap']);
});

it('describes a deployed page, and names one that is not', () => {
  expect(deployedPage('mf-insurance', 'quote')).toMatchObject({
    title: 'Insurance',
    routes: { 'insurance.quote': { path: '/insurance' } },
  });
  expect(() => deployedPage('mf-insurance', 'lottery')).toThrow("mf-insurance declares no page 'lottery'");
});

it.each([
  ['an empty element for a slot with a provider', 'header', 1, '<div data-slot="header" data-props="{}"></div>'],
  ['an empty element for each version of the props that is served', 'header', 3, '<div data-slot="header" data-props="{}"></div>'],
  ['the fallback for a slot without a provider', 'reviews', 1, '<p>Fallback</p>'],
  ['the fallback for a version of the props that no remote serves', 'header', 2, '<p>Fallback</p>'],
  ['an empty element for what a document places', 'header', 'highest', '<div data-slot="header" data-props="{}"></div>'],
] as const)('renders %s', (_what, name, version, html) => {
  const fallback = createElement('p', null, 'Fallback');
  expect(renderToStaticMarkup(createElement(TestSlotHost, { name, version, props: {}, fallback }))).toBe(html);
});

it('names the setup file where the test runner has not loaded it', () => {
  globalThis.forecourtDeployment = undefined;
  expect(() => deployedRoutes(aSite())).toThrow(/tooling\/jest\/deployment-setup\.ts/);
});

it('deploys the routes of the real remotes', () => {
  globalThis.forecourtDeployment = real;
  expect(matchRoute(deployedRoutes(aSite()), '/cars/a')?.route).toMatchObject({
    remote: 'mf-vehicle',
    page: 'detail',
    name: 'vehicle.detail',
  });
});
