import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../infrastructure/database/openDatabase';
import { startPlatformApi } from './startPlatformApi';
import { logTo, type LogLine } from '../../testing/logTo';
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

it.each([
  [
    { SMTP_URL: 'mail.dealer.test' },
    'SMTP_URL is not an address with smtp:// or smtps://: set it to one such as smtps://user:password@mail.example.',
  ],
  [
    { PAYMENTS_URL: 'ftp://x', PAYMENTS_KEY: 'k' },
    'PAYMENTS_URL is not an address with http:// or https://: set it to one such as https://service.example/path.',
  ],
  [
    { MAPS_URL: 'https://', MAPS_KEY: 'k' },
    'MAPS_URL is not an address with http:// or https://: set it to one such as https://service.example/path.',
  ],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_URL and SMS_TOKEN belong together: set both or neither.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is not an address with http:// or https://: set it to one such as http://127.0.0.1:4318.',
  ],
  [{ LEAD_RETENTION_MONTHS: 'soon' }, 'LEAD_RETENTION_MONTHS must be a whole number of months from 1 on, and it is "soon".'],
  [{ DELIVERY_WORKER: 'no' }, 'DELIVERY_WORKER must be on or off, and it is "no".'],
  [
    { PHOTO_ORIGINS: 'photos' },
    'PHOTO_ORIGINS must be origins such as https://photos.example or https://*.photos.example, and one of them is "photos".',
  ],
  [{ IMAGES_MAX_MB: 'all' }, 'IMAGES_MAX_MB must be a number of megabytes, and it is "all".'],
])('PL-035 a start with %j says in one sentence what to set, before anything is opened', async (setting, message) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-settings-'));
  const refused = startPlatformApi({
    ...{ port: 0, host: '127.0.0.1', dataDir: folder, tenants: tenantsOf(HARBOUR), deliveryFolder: folder },
    environment: { ...DEMONSTRATION, ...setting },
  });
  await expect(refused).rejects.toMatchObject({ name: 'StartError', message });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

it('PL-035 RATE_LIMITS=off is ignored for real visitors, and the log says so', async () => {
  const lines: LogLine[] = [];
  const off = { SMTP_URL: 'off', SMS_URL: 'off', PAYMENTS_URL: 'off', QUOTES_URL: 'off', VALUATIONS_URL: 'off' };
  const api = await startPlatformApi({
    ...{ port: 0, host: '127.0.0.1', dataDir, tenants: tenantsOf(HARBOUR), logger: { level: 'warn', stream: logTo(lines) } },
    environment: { ...off, EMBEDDED_DATABASE: 'on', SIGN_IN_SECRET: 'x4Jq9Zt2Lw8Vn5Rb7Ys3Kd6Hf1Mc0GpQ', RATE_LIMITS: 'off' },
  });
  await api.close();
  expect(lines.map(({ msg }) => msg)).toEqual(['RATE_LIMITS=off is ignored: it is for load tests of a demonstration (FORECOURT_DEMO=1)']);
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
