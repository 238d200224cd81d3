import { someFacts } from '../testing/someFacts';
import { checkApiRoutes } from './apiRoutes';

const clients = [{ prefix: '/metrics', reason: 'Prometheus scrapes it' }];

it.each([
  ['a route that a front end requests passes', 'GET', '/api/session', { method: 'GET', path: '/api/session' }, true],
  ['a path may carry a query string', 'GET', '/api/cars', { method: 'GET', path: '/api/cars?id={}' }, true],
  ['what only run time knows fits a parameter', 'GET', '/api/cars/:slug', { method: 'GET', path: '/api/cars/{}' }, true],
  ['what only run time knows fits no fixed segment', 'GET', '/api/cars/latest', { method: 'GET', path: '/api/cars/{}' }, false],
  ['a route may take the rest of the path', 'GET', '/images/:transform/*', { method: null, path: '/images/w_{},q_{}/{}' }, true],
  [
    'a path in the source without a method counts for each method',
    'POST',
    '/api/watchlist/save-car',
    { method: null, path: '/api/watchlist/save-car' },
    true,
  ],
  ['another method is another route', 'DELETE', '/api/session', { method: 'GET', path: '/api/session' }, false],
  ['a longer path is another route', 'GET', '/api/cars', { method: 'GET', path: '/api/cars/{}' }, false],
  ['a route of a documented client needs no request', 'GET', '/metrics', { method: 'GET', path: '/' }, true],
  ['routes that Fastify adds need no request', 'HEAD', '/api/session', { method: 'GET', path: '/' }, true],
])('%s', (_case, method, url, request, isReachable) => {
  const facts = someFacts({ apiRoutes: [{ method, url }], requests: [request] });
  const finding = { check: 'apiRoutes', name: `${method} ${url}`, problem: 'is requested by no front end and no documented client' };

  expect(checkApiRoutes(facts, clients)).toEqual(isReachable ? [] : [finding]);
});

it('counts a request for the route with the most fixed segments alone', () => {
  const facts = someFacts({
    apiRoutes: [
      { method: 'GET', url: '/api/cars/:slug' },
      { method: 'GET', url: '/api/cars/latest' },
    ],
    requests: [{ method: 'GET', path: '/api/cars/latest' }],
  });

  expect(checkApiRoutes(facts, clients).map(({ name }) => name)).toEqual(['GET /api/cars/:slug']);
});
