import { someFacts } from '../testing/someFacts';
import { checkRoutes } from './routes';

const fleet = { name: 'forms.fleet', page: 'forms.fleet', switches: [] };

it.each([
  ['a linked route that a remote declares passes', { routes: [fleet], linkedRoutes: ['forms.fleet'] }, []],
  ['a route that nobody links to is no dead link', { routes: [fleet] }, []],
  [
    'a linked route that nobody declares is found',
    { routes: [fleet], linkedRoutes: ['forms.fleet', 'forms.careers'] },
    [{ check: 'routes', name: 'forms.careers', problem: 'is linked and declared by nobody' }],
  ],
  [
    'a link whose route is no string literal is found',
    { unnamedLinks: ['mf-x/src/a.ts a'] },
    [{ check: 'routes', name: 'mf-x/src/a.ts a', problem: 'links to a route whose name is no string literal' }],
  ],
])('%s', (_case, facts, findings) => {
  expect(checkRoutes(someFacts(facts))).toEqual(findings);
});
