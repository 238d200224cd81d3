import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliveryOf } from '../delivery/deliverySource';
import { openDatabase } from '../../../infrastructure/database/openDatabase';
import { startPlatformApi, type RunningPlatformApi } from '../../../app/startPlatformApi';
import { startLeadReceiver, status, type LeadReceiver } from '../../../../testing/leadReceiver';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR, HARBOUR_HOST, tenantsOf } from '../../../../testing/testApi';
import { waitFor } from '../../../../testing/waitFor';
import { openLeadService, type LeadService } from './leadService';
import { findRemoteLeadService } from './remoteLeadService';

const LEAD = {
  ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', postcode: '6000', message: 'Is it still there?' },
  ...{ category: 'General Enquiry', url: 'http://harbour-motors.localhost/contact', fill_seconds: 14 },
};

describe.each(DATABASES)('operator API of a running site on $name', ({ settings }) => {
  let api: RunningPlatformApi;
  let service: LeadService;
  let receiver: LeadReceiver;
  let folder: string;
  let databaseUrl: string | null;
  beforeAll(async () => {
    ({ dataDir: folder, databaseUrl } = await settings());
    receiver = await startLeadReceiver();
    await mkdir(path.join(folder, 'delivery'));
    const document = { endpoints: { crm: { channel: 'adf-http', url: receiver.url } }, rules: [{ endpoints: ['crm'] }] };
    await writeFile(path.join(folder, 'delivery/harbour-motors.json'), JSON.stringify(document));
    api = await startPlatformApi({
      ...{ port: 0, host: '127.0.0.1', dataDir: folder, databaseUrl, tenants: tenantsOf(HARBOUR), environment: { FORECOURT_DEMO: '1' } },
      deliveryFolder: path.join(folder, 'delivery'),
      deliveryTiming: { policy: { firstDelayMs: 10, maxDelayMs: 10, giveUpAfterMs: 100, fallbackAfterMs: 3_600_000 }, pollEveryMs: 20 },
    });
    service = (await findRemoteLeadService(folder)) as LeadService;
  });
  afterAll(async () => {
    await api.close();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function send(over: object = {}): Promise<string> {
    const response = await fetch(`${api.address}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-host': HARBOUR_HOST },
      body: JSON.stringify({ ...LEAD, ...over }),
    });
    return ((await response.json()) as { lead_id: string }).lead_id;
  }

  it('PL-037 lists dead letters and replays them while the site runs', async () => {
    receiver.respondWith(status(410));
    const leadId = await send();
    await waitFor(async () => (await service.list({ state: 'dead' })).length === 1);
    expect(await service.list({ tenant: 'harbour-motors', state: 'dead' })).toMatchObject([
      { id: leadId, name: 'Ann Lee', deliveries: [{ endpoint: 'crm', state: 'dead', error: 'responded with 410' }] },
    ]);
    expect(await service.list({ tenant: 'river-motors' })).toEqual([]);
    receiver.respondWith(status(200));
    expect(await service.replay({ tenant: null, leadId: null })).toBe(1);
    await waitFor(async () => (await service.list({ state: 'delivered' })).length === 1);
  });

  it('PL-038 releases a lead from quarantine while the site runs', async () => {
    const leadId = await send({ fill_seconds: 1 });
    expect(await service.list({ state: 'quarantined' })).toMatchObject([{ id: leadId, quarantine: 'fill_time' }]);
    expect(await service.release(leadId)).toBe(true);
    await waitFor(async () => (await service.list({ state: 'delivered' })).some(({ id }) => id === leadId));
  });

  it('PL-037 exports every lead with its payload, oldest first', async () => {
    const { leads, after } = await service.export({ tenant: 'harbour-motors' });
    expect(leads.map(({ states, payload }) => [states, payload.email])).toEqual([
      ['crm:delivered', 'ann@example.com'],
      ['crm:delivered', 'ann@example.com'],
    ]);
    expect(after).toBeNull();
    const [first] = leads;
    const rest = await service.export({ after: { at: first?.at ?? '', id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' } });
    expect(rest.leads.length).toBeLessThan(3);
  });

  it('PL-043 PL-049 needs the admin token, which a copy of the folder does not have', async () => {
    const requestLeads = (headers: Record<string, string>) =>
      fetch(`${api.address}/operator/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"call":"list"}',
      });
    expect((await requestLeads({})).status).toBe(404);
    expect((await requestLeads({ authorization: 'Bearer guess' })).status).toBe(404);
    const copy = await mkdtemp(path.join(tmpdir(), 'forecourt-copy-'));
    const [record = ''] = (await readdir(folder)).filter((name) => name.startsWith('operator-'));
    await copyFile(path.join(folder, record), path.join(copy, record));
    expect(await findRemoteLeadService(copy)).toBeNull();
    const { secret } = JSON.parse(await readFile(path.join(copy, record), 'utf8')) as { secret: string };
    expect((await requestLeads({ authorization: `Bearer ${secret}` })).status).toBe(404);
    await rm(copy, { recursive: true });
  });

  it('PL-068 PL-031 the metrics count deliveries by state', async () => {
    const text = await (await fetch(`${api.address}/metrics`)).text();
    expect(text).toContain('forecourt_leads{tenant="harbour-motors",state="delivered"} 2');
  });

  it('PL-035 a stop aborts a hanging delivery, removes the operator API, and the lead remains pending', async () => {
    receiver.respondWith(() => undefined);
    const before = receiver.received.length;
    const leadId = await send({ email: 'bo@example.com', phone: '0400 000 002' });
    await waitFor(() => receiver.received.length > before);
    await api.close();
    expect(await findRemoteLeadService(folder)).toBeNull();
    const database = await openDatabase({ dataDir: folder, databaseUrl });
    const offline = openLeadService(database, deliveryOf({}));
    expect((await offline.list({ limit: 1 }))[0]).toMatchObject({ id: leadId, deliveries: [{ endpoint: 'crm' }] });
    await offline.replay({ leadId });
    expect((await offline.list({ state: 'pending' })).map(({ id }) => id)).toEqual([leadId]);
    await database.close();
  });
});
