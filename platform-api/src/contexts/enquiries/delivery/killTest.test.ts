import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { openDatabase } from '../../../infrastructure/database/openDatabase';
import { seededRandom } from '../../../../demo/random';
import { KillableApi } from '../../../../testing/KillableApi';
import { startLeadReceiver, type LeadReceiver, type ReceivedPost } from '../../../../testing/leadReceiver';
import { DATABASES } from '../../../../testing/postgres';
import { isFullRun, seedFrom } from '../../../../testing/testScope';

/** How many leads and kills; killing goes on for `killingMs`, on a slow machine until the fewest kills are done. */
const { fewestLeads, mostLeads, fewestKills, mostKills, killingMs } = isFullRun
  ? { fewestLeads: 200, mostLeads: 400, fewestKills: 3, mostKills: 8, killingMs: 15_000 }
  : { fewestLeads: 30, mostLeads: 30, fewestKills: 1, mostKills: 1, killingMs: 0 };
/** The first kill comes in the middle of the leads. */
const LEADS_BEFORE_KILLS = 10;
const VISITORS = 12;
const SECRET = `whsec_${Buffer.from('a secret of the dealer').toString('base64')}`;
const TIMING = {
  policy: { firstDelayMs: 60, maxDelayMs: 400, giveUpAfterMs: 12_000, fallbackAfterMs: 3_600_000 },
  timeoutMs: 400,
  expireAfterSeconds: 1,
  pollEveryMs: 30,
  maintainEveryMs: 300,
};
/** A machine that does much else starts a process in many seconds. */
const TIMEOUT_MS = 240_000;

/** The same test again: KILL_TEST_SEED=… */
const seed = seedFrom('KILL_TEST_SEED');
jest.setTimeout(TIMEOUT_MS + 30_000);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A dealer's CRM that fails at random: an error, a hang, a connection that breaks before or after the lead is taken. */
function failAtRandom(receiver: LeadReceiver, random: () => number, taken: Map<string, string>, unfinished: string[]): void {
  const take = ({ headers, body }: ReceivedPost) => {
    const { data } = JSON.parse(body) as { data: { lead_id: string; lead: { form_completed: boolean } } };
    if (!data.lead.form_completed) unfinished.push(data.lead_id);
    taken.set(headers['idempotency-key'] as string, data.lead_id);
  };
  receiver.respondWith((post, response: ServerResponse) => {
    const draw = random();
    if (draw < 0.2) return void response.writeHead(500).end();
    if (draw < 0.25) return;
    if (draw < 0.35) return void response.destroy();
    take(post);
    if (draw < 0.45) return void response.destroy();
    response.writeHead(204).end();
  });
}

interface Submit {
  index: number;
  isDoubleClick: boolean;
  deadline: number;
  /** What a step of a form sends beside its values. */
  step?: { form_completed: boolean; lead_id: string | null };
}

/** Sends a lead, every third one in two steps of its form. Resolves with the lead's id. */
async function submitForm(api: KillableApi, visit: Submit): Promise<string> {
  if (visit.index % 3 > 0) return submit(api, visit);
  const id = await submit(api, { ...visit, step: { form_completed: false, lead_id: null } });
  const same = await submit(api, { ...visit, step: { form_completed: true, lead_id: id } });
  if (same !== id) throw new Error(`The second step of lead ${id} made lead ${same} (seed ${seed}).`);
  return id;
}

/** Sends one lead as a browser does: the same key until there is a response, sometimes with a double click. Resolves with the lead's id. */
async function submit(api: KillableApi, { index, isDoubleClick, deadline, step }: Submit): Promise<string> {
  const key = randomUUID();
  const body = JSON.stringify({
    ...{ name: `Visitor ${index}`, last_name: 'Lee', email: `visitor${index}@example.com`, phone: `04${String(index).padStart(8, '0')}` },
    ...{
      postcode: '6000',
      message: `Question ${index}`,
      category: 'General Enquiry',
      fill_seconds: 20,
      url: 'http://harbour-motors.localhost/contact',
    },
    ...step,
  });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-forwarded-host': 'harbour-motors.localhost',
    'x-forwarded-for': `198.51.${Math.floor(index / 250)}.${index % 250}`,
  };
  const once = async (): Promise<string | null> => {
    if (!api.address) return null;
    const response = await fetch(`${api.address}/api/leads`, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    );
    if (!response || response.status >= 500 || response.status === 429) return null;
    const text = await response.text().catch(() => null);
    if (text === null) return null;
    if (response.status !== 201) throw new Error(`A lead got the response ${response.status}: ${text} (seed ${seed})`);
    return (JSON.parse(text) as { lead_id: string }).lead_id;
  };
  while (Date.now() < deadline) {
    const ids = (await Promise.all(isDoubleClick ? [once(), once()] : [once()])).filter((id) => id !== null);
    if (new Set(ids).size > 1) throw new Error(`One key made two leads (seed ${seed}).`);
    if (ids[0]) return ids[0];
    await pause(100);
  }
  throw new Error(`Lead ${index} was never accepted (seed ${seed}).`);
}

interface StateRow {
  id: string;
  lead_id: string;
  state: 'pending' | 'delivered' | 'dead';
}

describe.each(DATABASES)('leads on $name', ({ settings }) => {
  it('PL-031 kill -9 at any moment and a receiver that fails at random lose no lead and deliver none twice', async () => {
    process.stdout.write(`kill test: KILL_TEST_SEED=${seed}\n`);
    const random = seededRandom(seed).next;
    const deadline = Date.now() + TIMEOUT_MS;
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-kill-'));
    const [tenantsFolder, deliveryFolder] = ['tenants', 'delivery'].map((name) => path.join(folder, name)) as [string, string];
    const { dataDir, databaseUrl } = await settings();
    await Promise.all([tenantsFolder, deliveryFolder].map((each) => mkdir(each)));
    const receiver = await startLeadReceiver();
    await writeFile(path.join(tenantsFolder, 'harbour-motors.json'), JSON.stringify(aSiteDocument()));
    const crm = { channel: 'webhook', url: receiver.url, secret: 'env:HOOK_SECRET' };
    const document = { endpoints: { crm }, rules: [{ endpoints: ['crm'] }] };
    await writeFile(path.join(deliveryFolder, 'harbour-motors.json'), JSON.stringify(document));
    const api = new KillableApi({
      tenantsFolder,
      deliveryFolder,
      dataDir,
      databaseUrl,
      deliveryTiming: TIMING,
      environment: { HOOK_SECRET: SECRET },
    });
    const taken = new Map<string, string>();
    const unfinished: string[] = [];
    failAtRandom(receiver, random, taken, unfinished);

    const accepted: string[] = [];
    let visits = 0;
    let kills = 0;
    const killed = new AbortController();
    const visit = async () => {
      while (visits < fewestLeads || (!killed.signal.aborted && visits < mostLeads)) {
        accepted.push(await submitForm(api, { index: (visits += 1), isDoubleClick: random() < 0.2, deadline }));
        await pause(random() * 300);
      }
    };
    const killNow = async () => {
      while (accepted.length < LEADS_BEFORE_KILLS) await pause(10);
      const end = Date.now() + killingMs;
      while (kills < mostKills && (Date.now() < end || kills < fewestKills)) {
        if (isFullRun) await pause(random() * 1000);
        await api.kill();
        kills += 1;
        const serving = api.start();
        // Now and then the next kill comes while it is still starting.
        await (random() < 0.2 && kills < mostKills ? Promise.race([serving, pause(random() * 3000)]) : serving);
        if (api.address === null) {
          await api.kill();
          kills += 1;
          await serving;
          await api.start();
        }
      }
      killed.abort();
    };
    try {
      await api.start();
      await Promise.all([killNow(), ...Array.from({ length: VISITORS }, visit)]);
      // The receiver goes on failing; what it never takes becomes a dead letter.
      while (taken.size === 0 && Date.now() < deadline) await pause(10);
      if (isFullRun) await pause(2500);
    } finally {
      await api.kill();
      await receiver.close();
    }

    const database = await openDatabase({ dataDir, databaseUrl });
    const leads = await database.query<{ id: string }>('select id from leads where form_completed');
    const deliveries = await database.query<StateRow>('select id, lead_id, state from lead_deliveries');
    await database.close();
    await Promise.all([folder, dataDir].map((each) => rm(each, { recursive: true, force: true })));

    const count = (state: StateRow['state']) => deliveries.filter((each) => each.state === state).length;
    const [delivered, pending, dead] = [count('delivered'), count('pending'), count('dead')];
    const figures = `${accepted.length} accepted = ${delivered} delivered + ${pending} pending + ${dead} dead`;
    process.stdout.write(`kill test: ${figures}, ${receiver.received.length} posts, ${kills} kills\n`);

    // Every lead that a visitor saw accepted is there, and no other.
    expect(new Set(accepted).size).toBe(visits);
    expect(leads.map(({ id }) => id).toSorted()).toEqual(accepted.toSorted());
    expect(deliveries.map(({ lead_id }) => lead_id).toSorted()).toEqual(accepted.toSorted());
    expect(delivered + pending + dead).toBe(accepted.length);
    // The receiver, which drops what it has by key, has no lead under two keys, and every delivered one.
    expect(new Set(taken.values()).size).toBe(taken.size);
    expect(deliveries.filter(({ id, state }) => state === 'delivered' && !taken.has(id))).toEqual([]);
    expect([...taken].every(([id, leadId]) => deliveries.some((each) => each.id === id && each.lead_id === leadId))).toBe(true);
    expect(delivered).toBeGreaterThan(0);
    // A lead in two steps is delivered once, when the second is there.
    expect(unfinished).toEqual([]);
  });
});
