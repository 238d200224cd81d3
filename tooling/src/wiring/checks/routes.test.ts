import { someFacts } from '../testing/someFacts';
import { checkRoutes } from './routes';

const fleet = { pattern: '/fleet', page: 'forms.fleet', kind: 'page', switches: [] } as const;
const siteMap = { pattern: '/sitemap.xml', page: 'shell.sitemap', kind: 'file', switches: [] } as const;

it.each([
  ['a route with a page passes', { routes: [fleet], offeredPages: ['forms.fleet'] }, []],
  ['a route of a file needs no page', { routes: [siteMap] }, []],
  [
    'a route without a page is found with its tenants',
    { routes: [fleet], openRoutes: { 'one-site': [fleet], 'other-site': [] } },
    [{ check: 'routes', name: '/fleet', problem: "has no page: nobody offers 'forms.fleet' (served by one-site)" }],
  ],
  [
    'a route without a page is found though every tenant has it switched off',
    { routes: [fleet], openRoutes: { 'one-site': [] } },
    [{ check: 'routes', name: '/fleet', problem: "has no page: nobody offers 'forms.fleet' (switched off on every demonstration tenant)" }],
  ],
])('%s', (_case, facts, findings) => {
  expect(checkRoutes(someFacts(facts))).toEqual(findings);
});
