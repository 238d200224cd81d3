import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { openDatabase } from '../infrastructure/database/openDatabase';
import { startPlatformApi } from './startPlatformApi';
import { HARBOUR, HARBOUR_HOST, tenantsOf } from '../../testing/testApi';
import { createDataDir } from '../../testing/testDatabase';

const DEMONSTRATION = { FORECOURT_DEMO: '1' };
const LEAD = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '6000',
  message: 'Is it still there?',
  category: 'General Enquiry',
  url: 'http://harbour-motors.localhost:3000/contact',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await createDataDir();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startPlatformApi({ port: 0, host: '127.0.0.1', dataDir, tenants: tenantsOf(HARBOUR), environment: DEMONSTRATION });

it('PL-035 PL-031 a close responds to the requests in flight and persists what they wrote', async () => {
  const api = await start();
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) => {
    api.app.server.on('request', () => {
      arrived += 1;
      if (arrived === 5) resolve();
    });
  });
  const responses = Array.from({ length: 5 }, () =>
    fetch(`${api.address}/api/leads`, {
      method: 'POST',
      headers: { 'x-forwarded-host': HARBOUR_HOST, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(LEAD),
    }).then((response) => response.status),
  );
  await allArrived;
  await api.close();
  expect(await Promise.all(responses)).toEqual([201, 201, 201, 201, 201]);

  const database = await openDatabase({ dataDir });
  expect(await database.query('select count(*)::int as leads from leads')).toEqual([{ leads: 5 }]);
  await database.close();
});

it('PL-035 reports in one sentence that a port is in use, and closes the database', async () => {
  const first = await start();
  const port = Number(new URL(first.address).port);
  const other = await createDataDir();
  const second = startPlatformApi({ port, host: '127.0.0.1', dataDir: other, tenants: tenantsOf(HARBOUR), environment: DEMONSTRATION });
  await expect(second).rejects.toThrow(`Port ${port} is taken`);
  await (await openDatabase({ dataDir: other })).close();
  await first.close();
  await rm(other, { recursive: true, force: true });
});
