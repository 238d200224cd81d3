import { addHealthRoutes } from '@forecourt/server-kit';
import { logTo, type LogLine } from '../../../testing/logTo';
import { HARBOUR_HOST, startTestApi } from '../../../testing/testApi';
import { createServer } from './createServer';

it('AP-005 PL-047 logs contain the path and the tenant, never a query, a body or an address', async () => {
  const lines: LogLine[] = [];
  const { app, database, close } = await startTestApi({ logger: { level: 'info', stream: logTo(lines) } });
  const contact = { name: 'Annabel', phone: '0412345678', email: 'annabel@example.com' };
  await app.inject({ url: `/api/cars/latest?phone=${contact.phone}`, headers: { host: HARBOUR_HOST }, remoteAddress: '203.0.113.77' });
  await app.inject({ method: 'POST', url: '/api/leads', headers: { host: HARBOUR_HOST, 'idempotency-key': 'x' }, payload: contact });
  await database.script('drop table leads cascade');
  const lead = { ...contact, last_name: 'Leigh', postcode: '6000', message: 'Hello', category: 'General Enquiry', url: 'http://x/' };
  const failed = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: HARBOUR_HOST, 'idempotency-key': '0b9a1f8e-0000-4000-8000-000000000001' },
    payload: lead,
  });
  await close();

  const log = JSON.stringify(lines);
  expect(failed.json()).toEqual({ error: { code: 'unexpected', message: 'An unexpected error occured' } });
  expect(log).toContain('"path":"/api/cars/latest"');
  expect(log).toContain('request failed');
  for (const secret of ['Annabel', 'Leigh', '412345678', 'annabel@', '203.0.113.77']) expect(log).not.toContain(secret);
});

it('a server that is not ready yet reports it without an error in its log', async () => {
  const lines: LogLine[] = [];
  const app = createServer({ logger: { level: 'warn', stream: logTo(lines) }, isTrusted: () => false });
  addHealthRoutes(app, { missing: () => ['search index'] });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await app.close();
  expect(lines).toEqual([]);
});
