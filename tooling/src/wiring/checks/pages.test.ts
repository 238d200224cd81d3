import { someFacts } from '../testing/someFacts';
import { checkPages } from './pages';

it.each([
  ['a page of an open route passes', { offeredPages: ['forms.fleet'], routedPages: { 'one-site': [], 'other-site': ['forms.fleet'] } }, []],
  [
    'a page whose route every tenant has switched off is found',
    { offeredPages: ['forms.fleet'], routedPages: { 'one-site': [] } },
    [{ check: 'pages', name: 'forms.fleet', problem: 'is offered, and no route of any demonstration tenant leads to it' }],
  ],
])('%s', (_case, facts, findings) => {
  expect(checkPages(someFacts(facts))).toEqual(findings);
});
