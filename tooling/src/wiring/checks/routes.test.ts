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
])('%s', (_case, facts, findings) => {
  expect(checkRoutes(someFacts(facts))).toEqual(findings);
});
