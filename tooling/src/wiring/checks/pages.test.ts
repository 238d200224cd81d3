import { someFacts } from '../testing/someFacts';
import { checkPages } from './pages';

const fleet = { pattern: '/fleet', page: 'forms.fleet', kind: 'page', switches: [] } as const;

it.each([
  ['a page of an open route passes', { offeredPages: ['forms.fleet'], openRoutes: { 'one-site': [], 'other-site': [fleet] } }, []],
  [
    'a page whose route every tenant has switched off is found',
    { offeredPages: ['forms.fleet'], routes: [fleet], openRoutes: { 'one-site': [] } },
    [{ check: 'pages', name: 'forms.fleet', problem: 'is offered, and no route of any demonstration tenant leads to it' }],
  ],
])('%s', (_case, facts, findings) => {
  expect(checkPages(someFacts(facts))).toEqual(findings);
});
