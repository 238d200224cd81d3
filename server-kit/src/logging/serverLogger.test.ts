import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { serverLogger } from './serverLogger';
import { loggedPath } from './withoutIds';

type Line = Readonly<Record<string, unknown>>;

let lines: Line[] = [];
function aLog() {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  return Fastify({ logger: serverLogger({ level: 'info', stream }, {}) }).log;
}
const written = () =>
  lines.map(({ msg, repeats, path }) => ({ msg, ...(repeats !== undefined && { repeats }), ...(path !== undefined && { path }) }));

beforeEach(() => {
  lines = [];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['/api/reservations/0b9a1f8e-0000-4000-8000-00000000000a?by=mail', '/api/reservations/:id'],
  ['/api/reservations/0b9a1f8e-0000-4000-8000-00000000000a_x', '/api/reservations/:id_x'],
  ['/api/reservations%2F0b9a1f8e-0000-4000-8000-00000000000a/cancel', '/api/reservations/:id/cancel'],
  ['/api/reservations/%30b9a1f8e%2D0000-4000-8000-00000000000a', '/api/reservations/:id'],
  ['/cars/2021-toyota-corolla-12?q=Ann', '/cars/2021-toyota-corolla-12'],
  ['/%', '/%'],
])('PL-047 the log has for %s the path %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

it('PL-047 writes the route of a private link, in fields, messages and stacks', () => {
  const id = '0b9a1f8e-0000-4000-8000-00000000000a';
  const log = aLog();
  log.info({ path: `/api/reservations/${id}` }, `POST /api/reservations/${id}/cancel`);
  log.error({ err: new Error(`GET http://127.0.0.1:3001/api/appointments/${id.toUpperCase()} did not respond`) }, 'failed');
  log.info({ reqId: id, path: '/images/w_800/2021-toyota-corolla-12' }, 'a request');
  expect(JSON.stringify(lines.slice(0, 2)).toLowerCase()).not.toContain(id);
  expect(lines).toMatchObject([
    { path: '/api/reservations/:id', msg: 'POST /api/reservations/:id/cancel' },
    { err: { message: 'GET http://127.0.0.1:3001/api/appointments/:id did not respond' } },
    // A request's own id is how its lines are found.
    { reqId: id, path: '/images/w_800/2021-toyota-corolla-12' },
  ]);
});

describe('PL-047 an error that comes again within a second', () => {
  const unavailable = (query: number) => Object.assign(new Error(`statement ${query} timed out`), { code: '57014' });

  it('is written at once, then once a second with its number', () => {
    const log = aLog();
    for (let query = 0; query < 300; query += 1) log.error({ err: unavailable(query) }, 'the database is unavailable');
    expect(written()).toEqual([{ msg: 'the database is unavailable' }]);
    jest.advanceTimersByTime(1000);
    log.error({ err: unavailable(300) }, 'the database is unavailable');
    jest.advanceTimersByTime(1000);
    expect(written().slice(1)).toEqual([
      { msg: 'the database is unavailable', repeats: 299 },
      { msg: 'the database is unavailable', repeats: 1 },
    ]);
    jest.advanceTimersByTime(1000);
    log.error({ err: unavailable(301) }, 'the database is unavailable');
    expect(written().slice(3)).toEqual([{ msg: 'the database is unavailable' }]);
  });

  it('is one kind for every address that it fails', () => {
    const log = aLog();
    log.error({ path: '/api/leads', status: 503 }, 'request completed');
    log.error({ path: '/api/cars/latest', status: 503 }, 'request completed');
    log.error({ path: '/api/cars/latest', status: 500 }, 'request completed');
    jest.advanceTimersByTime(1000);
    expect(written()).toEqual([
      { msg: 'request completed', path: '/api/leads' },
      { msg: 'request completed', path: '/api/cars/latest' },
      { msg: 'request completed', path: '/api/cars/latest', repeats: 1 },
    ]);
  });

  it('hides no other error, and no line that says something else', () => {
    const log = aLog();
    log.error({ err: unavailable(1) }, 'failed');
    log.error({ err: new Error('no disk') }, 'failed');
    log.error(new Error('no memory'));
    log.error({ tenant: 'harbour-motors', endpoint: 'crm' }, 'the delivery of leads needs attention');
    log.error({ tenant: 'river-motors', endpoint: 'crm' }, 'the delivery of leads needs attention');
    log.error({ payment: 'a', err: unavailable(1) }, 'the refund is unclear');
    log.error({ payment: 'b', err: unavailable(1) }, 'the refund is unclear');
    log.info('one');
    log.info('one');
    expect(lines).toHaveLength(9);
  });
});
